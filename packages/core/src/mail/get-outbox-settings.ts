import type { AdminCtx } from '../authorize.ts'

/** Tells if messages are sent at all, and if signers get any. */
export function getOutboxSettings(ctx: AdminCtx) {
  const emailEnabled = ctx.mail.enabled
  return { emailEnabled, signersEmailed: emailEnabled || ctx.esign.hosted !== null }
}
