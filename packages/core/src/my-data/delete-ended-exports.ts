import { deleteExportRows, endExports } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'

/** Old rows are kept for a while, so that the profile can say that the copy was deleted. */
const SHOWN_MS = 30 * DAY_MS

/** Deletes copies whose time is over, with their content. */
export async function deleteEndedExports(ctx: WholeCtx) {
  return ctx.transaction(async (tx) => {
    const refused = await endExports(tx.db, { now: tx.now })
    if (refused.length > 0) await tx.enqueue('delete-stale-files', { refused })
    await deleteExportRows(tx.db, { before: new Date(tx.now.getTime() - SHOWN_MS) })
    return { exports: refused.length }
  })
}
