import { viewedFile, viewedFileInput } from '@tallgrass/contracts'
import { getViewedFile } from '@tallgrass/core/people'
import { clientProcedure, router } from '../../trpc.ts'

/** For administrators who see the portal as a contact does. */
export const viewingRouter = router({
  /** The address of a file, for a tab that shows the portal to an administrator. */
  file: clientProcedure
    .meta({ says: 'The address of a file, for a tab that shows the portal to an administrator' })
    .input(viewedFileInput)
    .output(viewedFile)
    .query(({ ctx, input }) => getViewedFile(ctx, input)),
})
