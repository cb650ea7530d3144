import type { ListWorkItemsInput, WorkItem } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Newest first. */
export async function listWorkItems(
  _ctx: AdminCtx,
  _input: ListWorkItemsInput,
): Promise<{ items: WorkItem[]; nextCursor: string | null }> {
  throw new AppError('NOT_READY', 'Not available yet')
}
