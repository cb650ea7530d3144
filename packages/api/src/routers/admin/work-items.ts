import {
  closeWorkItemInput,
  done,
  listWorkItemsInput,
  workItemCounts,
  workItemPage,
} from '@tallgrass/contracts'
import { closeWorkItem, countWhatWaits, listWorkItems } from '@tallgrass/core'
import { adminProcedure, router } from '../../trpc.ts'

export const workItemsRouter = router({
  /** What needs an administrator, newest first. */
  list: adminProcedure
    .meta({ says: 'What needs an administrator, newest first', scope: 'work-items:read' })
    .input(listWorkItemsInput)
    .output(workItemPage)
    .query(({ ctx, input }) => listWorkItems(ctx, input)),
  /** The number of open work items. */
  counts: adminProcedure
    .meta({ says: 'The number of open work items', scope: 'work-items:read' })
    .output(workItemCounts)
    .query(({ ctx }) => countWhatWaits(ctx)),
  /** Close a work item with a note. */
  close: adminProcedure
    .meta({ says: 'Close a work item with a note', scope: 'work-items:write' })
    .input(closeWorkItemInput)
    .output(done)
    .mutation(({ ctx, input }) => closeWorkItem(ctx, input)),
})
