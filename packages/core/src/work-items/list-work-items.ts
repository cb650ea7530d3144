import type { ListWorkItemsInput, WorkItem } from '@tallgrass/contracts'
import { listWorkItems as listWorkItemRows, type Page } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** Newest first. */
export async function listWorkItems(ctx: AdminCtx, input: ListWorkItemsInput): Promise<Page<WorkItem>> {
  return listWorkItemRows(ctx.db, input)
}
