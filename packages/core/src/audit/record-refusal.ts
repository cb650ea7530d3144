import type { Ctx } from '../ctx.ts'
import { audit } from './audit.ts'

/**
 * Records that a signed-in user was refused a call that their role does not allow. Not for an administrator who has to add
 * a second factor first: the pages that lead them there ask for what they show.
 */
export async function recordRefusal(ctx: Ctx, call: string): Promise<void> {
  if (ctx.user?.needsSecondFactor) return
  await ctx.recordUnlessViewing(async (tx) =>
    audit(tx, { action: 'call.refuse', entity: 'call', entityId: null, after: { call } }),
  )
}
