import { countOpenWorkItems } from '@tallgrass/db'
import { workItemKinds } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** How many wait. */
export async function countWorkItems(ctx: AdminCtx): Promise<{ open: number }> {
  return { open: await countOpenWorkItems(ctx.db, workItemKinds) }
}
