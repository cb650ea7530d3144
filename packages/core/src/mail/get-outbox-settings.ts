import type { AdminCtx } from '../authorize.ts'

/** Whether messages leave at all. */
export function getOutboxSettings(ctx: AdminCtx) {
  return { emailEnabled: ctx.mail.enabled }
}
