import type { AdminCtx } from '../authorize.ts'

/** Whether messages leave at all, and whether signers get any. */
export function getOutboxSettings(ctx: AdminCtx) {
  const emailEnabled = ctx.mail.enabled
  return { emailEnabled, signersEmailed: emailEnabled || ctx.esign.hosted !== null }
}
