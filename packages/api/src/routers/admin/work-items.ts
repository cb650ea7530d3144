import {
  closeWorkItemInput,
  done,
  listWorkItemsInput,
  workItemCounts,
  workItemPage,
} from '@tallgrass/contracts'
import { closeWorkItem, countWorkItems, listWorkItems } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const workItemsRouter = router({
  list: adminProcedure
    .input(listWorkItemsInput)
    .output(workItemPage)
    .query(({ ctx, input }) => listWorkItems(ctx, input)),
  counts: adminProcedure.output(workItemCounts).query(({ ctx }) => countWorkItems(ctx)),
  close: adminProcedure
    .input(closeWorkItemInput)
    .output(done)
    .mutation(({ ctx, input }) => closeWorkItem(ctx, input)),
})
