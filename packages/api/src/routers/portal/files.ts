import { done, draftFiles, fileId, filePage, listDraftFilesInput, listFilesInput } from '@tallgrass/contracts'
import { listDraftFiles, listFiles, removeFile } from '@tallgrass/core'
import { portalProcedure, router } from '../../trpc.ts'

export const portalFilesRouter = router({
  /** The files of a project or of one of its tasks, newest first. */
  list: portalProcedure
    .meta({ says: 'The files of a project or of one of its tasks, newest first', scope: 'files:read' })
    .input(listFilesInput)
    .output(filePage)
    .query(({ ctx, input }) => listFiles(ctx, input)),
  /** Your files for a message or a hand-in that is not sent yet. */
  drafts: portalProcedure
    .meta({ says: 'Your files for a message or a hand-in that is not sent yet' })
    .input(listDraftFilesInput)
    .output(draftFiles)
    .query(({ ctx, input }) => listDraftFiles(ctx, input)),
  /** Remove a file; a mark of it stays. */
  remove: portalProcedure
    .meta({ says: 'Remove a file; a mark of it stays', scope: 'files:write', refuses: ['FORBIDDEN'] })
    .input(fileId)
    .output(done)
    .mutation(({ ctx, input }) => removeFile(ctx, input)),
})
