import type { RequestSignInLinkInput } from '@tallgrass/contracts/account'
import { findUserByEmail, newId } from '@tallgrass/db'
import { SIGN_IN_LINK_TTL } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Ctx } from '../ctx.ts'
import { rememberBrowser } from './asking-browser.ts'
import { ensureOffered } from './ensure-offered.ts'

/**
 * Mails a link with which this browser signs in, if the address has an account that may use the dialog. Otherwise the
 * answer and the work before it are the same: jobs do the rest. Throws RATE_LIMITED, or NOT_FOUND if links are not
 * offered.
 */
export async function requestSignInLink(ctx: Ctx, input: RequestSignInLinkInput): Promise<{ ok: true }> {
  ensureOffered(ctx)
  const { email, role } = input
  await ctx.limits.take('signInLink', email)
  const user = await findUserByEmail(ctx.db, email)
  const userId = user?.id ?? null
  const browser = rememberBrowser(ctx, email)
  const expiresAt = await ctx.transaction(async (tx) => {
    audit(tx, { action: 'sign-in-link.request', entity: 'user', entityId: userId })
    const linkId = newId('SignInLink', tx.now)
    await tx.enqueue('mail-sign-in-link', { linkId, userId, browserHash: browser.hash, role })
    await tx.enqueue('invite-contact', { userId })
    return new Date(tx.now.getTime() + SIGN_IN_LINK_TTL * 1000)
  })
  browser.issue(expiresAt)
  return { ok: true }
}
