import type { SignInLinkFacts, SignInLinkInput } from '@tallgrass/contracts/account'
import { findOpenSignInLink } from '@tallgrass/db'
import { signInLinkWindow } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { isOfThisBrowser } from './is-of-this-browser.ts'

/** What the page of a link can do. Changes nothing, so that a scanner of mails may open it. */
export async function getSignInLink(ctx: Ctx, { token }: SignInLinkInput): Promise<SignInLinkFacts> {
  const link = await findOpenSignInLink(ctx.db, hashToken(token), signInLinkWindow(ctx.clock()))
  if (!link || !ctx.settings.signInLinks) return { state: 'ended' }
  return { state: isOfThisBrowser(ctx, link) ? 'ready' : 'elsewhere' }
}
