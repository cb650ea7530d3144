import {
  checklistItem,
  checklistItemId,
  createChecklistItemInput,
  done,
  moveChecklistItemInput,
  updateChecklistItemInput,
} from '@tallgrass/contracts'
import {
  createChecklistItem,
  deleteChecklistItem,
  moveChecklistItem,
  updateChecklistItem,
} from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const checklistRouter = router({
  /** Add an item to the acceptance checklist of a project. */
  create: adminProcedure
    .meta({ says: 'Add an item to the acceptance checklist of a project', scope: 'projects:write' })
    .input(createChecklistItemInput)
    .output(checklistItem)
    .mutation(({ ctx, input }) => createChecklistItem(ctx, input)),
  /** Change a checklist item. */
  update: adminProcedure
    .meta({ says: 'Change a checklist item', scope: 'projects:write' })
    .input(updateChecklistItemInput)
    .output(checklistItem)
    .mutation(({ ctx, input }) => updateChecklistItem(ctx, input)),
  /** Set the status of a checklist item. */
  move: adminProcedure
    .meta({ says: 'Set the status of a checklist item', scope: 'projects:write' })
    .input(moveChecklistItemInput)
    .output(checklistItem)
    .mutation(({ ctx, input }) => moveChecklistItem(ctx, input)),
  /** Delete a checklist item. */
  delete: adminProcedure
    .meta({ says: 'Delete a checklist item', scope: 'projects:write' })
    .input(checklistItemId)
    .output(done)
    .mutation(({ ctx, input }) => deleteChecklistItem(ctx, input)),
})
