import { findHold } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'

/** Tells if messages are sent at all, if signers get any, and if all wait because the site is held. */
export async function getOutboxSettings(ctx: AdminCtx) {
  const emailEnabled = ctx.mail.enabled
  const siteHeld = (await findHold(ctx.db)) !== undefined
  return { emailEnabled, signersEmailed: emailEnabled || ctx.esign.hosted !== null, siteHeld }
}
