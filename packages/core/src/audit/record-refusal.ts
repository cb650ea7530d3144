import type { Ctx } from '../ctx.ts'
import { audit } from './audit.ts'

/** Records that a signed-in user was refused a call that their role does not allow. */
export async function recordRefusal(ctx: Ctx, call: string): Promise<void> {
  await ctx.recordUnlessViewing(async (tx) =>
    audit(tx, { action: 'call.refuse', entity: 'call', entityId: null, after: { call } }),
  )
}
