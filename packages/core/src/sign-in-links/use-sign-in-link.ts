import type { SessionUser } from '@tallgrass/contracts'
import type { UseSignInLinkInput } from '@tallgrass/contracts/account'
import { findOpenSignInLink } from '@tallgrass/db'
import { AppError, signInLinkWindow } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { ensureOffered } from './ensure-offered.ts'
import { enterByLink, linkEnded } from './enter-by-link.ts'
import { isOfThisBrowser } from './is-of-this-browser.ts'

/**
 * Signs in by a mailed link, once, in the browser that asked for it. Throws GONE if the link is unknown, used or expired,
 * CONFLICT in another browser, and what `admit` throws, which leaves the link as it is.
 */
export async function useSignInLink(ctx: Ctx, { code, token }: UseSignInLinkInput): Promise<SessionUser> {
  ensureOffered(ctx)
  const link = await findOpenSignInLink(ctx.db, hashToken(token), signInLinkWindow(ctx.clock()))
  if (!link) throw linkEnded()
  if (!isOfThisBrowser(ctx, link)) {
    throw new AppError(
      'CONFLICT',
      'You asked for this link in another browser. Open it there, or type the code from the email there.',
    )
  }
  return enterByLink(ctx, link, code)
}
