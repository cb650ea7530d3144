import type { SessionUser } from '@tallgrass/contracts'
import type { UseSignInCodeInput } from '@tallgrass/contracts/account'
import {
  countSignInCode,
  findCredentialsByEmail,
  findNewestSignInLink,
  forgiveSignInCode,
} from '@tallgrass/db'
import { AppError, type SignInLinkId, signInLinkWindow } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { refuseSignIn } from '../sign-ins/refuse-sign-in.ts'
import { giveBackAttempt, signInLimits } from '../sign-ins/sign-in-limits.ts'
import { askingBrowser } from './asking-browser.ts'
import { ensureOffered } from './ensure-offered.ts'
import { enterByLink } from './enter-by-link.ts'
import { hashDigits } from './sign-in-digits.ts'

/**
 * Signs in by the six digits of the last link that this browser has asked for. Throws UNAUTHENTICATED with the same
 * message whether the digits are wrong, the link has ended or there is no account; RATE_LIMITED; and what `admit` throws,
 * which leaves the link as it is.
 */
export async function useSignInCode(ctx: Ctx, { code, digits }: UseSignInCodeInput): Promise<SessionUser> {
  ensureOffered(ctx)
  const browser = askingBrowser(ctx)
  const window = signInLinkWindow(ctx.clock())
  const link = browser && (await findNewestSignInLink(ctx.db, browser.hash, window))
  const counted = signInLimits(ctx, link?.userId ?? (await accountOf(ctx, browser?.email)))
  const isRight = await limitAttempts(ctx, counted, () => compare(ctx, link, digits))
  if (!link?.userId || !isRight) {
    await refuseSignIn(ctx, link?.userId ?? null, { way: 'link', outcome: 'wrong_code' })
    throw new AppError(
      'UNAUTHENTICATED',
      'This code is wrong or has expired. Check the newest email, or ask for another one.',
    )
  }
  await giveBackAttempt(ctx, counted)
  return enterByLink(ctx, { ...link, userId: link.userId }, code)
}

/** Counted as by passwords, so that the count does not tell whether there is an account. */
async function accountOf({ db }: Ctx, email: string | undefined): Promise<string | undefined> {
  const user = email === undefined ? undefined : await findCredentialsByEmail(db, email)
  return user?.id ?? email
}

async function compare(ctx: Ctx, link: { id: SignInLinkId } | undefined, digits: string): Promise<boolean> {
  const codeHash = link && (await countSignInCode(ctx.db, link.id))
  if (!link || codeHash !== hashDigits(link.id, digits)) return false
  await forgiveSignInCode(ctx.db, link.id)
  return true
}
