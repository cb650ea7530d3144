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
  create: adminProcedure
    .input(createChecklistItemInput)
    .output(checklistItem)
    .mutation(({ ctx, input }) => createChecklistItem(ctx, input)),
  update: adminProcedure
    .input(updateChecklistItemInput)
    .output(checklistItem)
    .mutation(({ ctx, input }) => updateChecklistItem(ctx, input)),
  move: adminProcedure
    .input(moveChecklistItemInput)
    .output(checklistItem)
    .mutation(({ ctx, input }) => moveChecklistItem(ctx, input)),
  delete: adminProcedure
    .input(checklistItemId)
    .output(done)
    .mutation(({ ctx, input }) => deleteChecklistItem(ctx, input)),
})
