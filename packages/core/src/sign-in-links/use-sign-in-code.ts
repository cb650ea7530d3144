import type { SessionUser } from '@tallgrass/contracts'
import type { UseSignInCodeInput } from '@tallgrass/contracts/account'
import { countSignInCode, findNewestSignInLink, forgiveSignInCode } from '@tallgrass/db'
import { AppError, type SignInLinkId, signInLinkWindow } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { hashToken } from '../security/secret-token.ts'
import { refuseSignIn } from '../sign-ins/refuse-sign-in.ts'
import { giveBackAttempt, signInLimits } from '../sign-ins/sign-in-limits.ts'
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
  const browserHash = ctx.steps.link.token && hashToken(ctx.steps.link.token)
  const window = signInLinkWindow(ctx.clock())
  const link = browserHash ? await findNewestSignInLink(ctx.db, browserHash, window) : undefined
  // Without an account, the browser stands for it, so that its attempts end as well.
  const counted = signInLimits(ctx, link?.userId ?? browserHash ?? undefined)
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

async function compare(ctx: Ctx, link: { id: SignInLinkId } | undefined, digits: string): Promise<boolean> {
  const codeHash = link && (await countSignInCode(ctx.db, link.id))
  if (!link || codeHash !== hashDigits(link.id, digits)) return false
  await forgiveSignInCode(ctx.db, link.id)
  return true
}
