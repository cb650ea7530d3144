import { findAuditLink } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { audit } from './audit.ts'
import { faultOf, KEY_CHANGE } from './key-change.ts'

/**
 * Records that keys were lost, in the first row that the new keys protect. The rows before it cannot be verified any
 * more. Does nothing if the keys in use wrote the end of the chain. Keys are named by their fingerprints.
 */
export async function recordKeyChange(
  ctx: Ctx,
  { keys, lost }: { keys: string; lost: string | undefined },
): Promise<void> {
  const last = await findAuditLink(ctx.db, { end: 'last' })
  if (!last || !faultOf(ctx, last)) return
  await ctx.transaction(async (tx) =>
    audit(tx, {
      action: KEY_CHANGE,
      entity: 'audit-head',
      entityId: null,
      before: { keys: lost ?? null },
      after: { keys },
    }),
  )
}
