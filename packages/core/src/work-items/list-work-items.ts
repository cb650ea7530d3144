import type { ListWorkItemsInput, WorkItem } from '@tallgrass/contracts'
import { listWorkItems as listWorkItemRows, type Page } from '@tallgrass/db'
import { moneyKinds } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Newest first; with `money`, only items about money. */
export async function listWorkItems(
  ctx: AdminCtx,
  { money, ...page }: ListWorkItemsInput,
): Promise<Page<WorkItem>> {
  return listWorkItemRows(ctx.db, { ...page, kinds: money ? moneyKinds : undefined })
}
