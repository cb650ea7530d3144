import type { Ctx } from '../ctx.ts'
import { audit } from './audit.ts'

/** Writes down that somebody signed in was refused what their role does not allow. */
export async function recordRefusal(ctx: Ctx, call: string): Promise<void> {
  await ctx.transaction(async (tx) =>
    audit(tx, { action: 'call.refuse', entity: 'call', entityId: null, after: { call } }),
  )
}
