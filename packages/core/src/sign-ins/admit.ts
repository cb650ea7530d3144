import type { SessionUser } from '@tallgrass/contracts'
import type { CredentialRow } from '@tallgrass/db'
import { AppError, type FactorKind, factorQuestion, type SignInWay } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { needsSecondFactor } from '../needs-second-factor.ts'
import { ensureSecondFactor, WrongCode } from '../second-factor/ensure-second-factor.ts'
import { factorsOf } from '../second-factor/factors-of.ts'
import { openSession } from '../sessions/open-session.ts'
import { toSessionUser } from '../sessions/to-session-user.ts'
import { noteDevice } from './note-device.ts'
import { recordSignIn } from './record-sign-in.ts'
import { refuseSignIn } from './refuse-sign-in.ts'
import { tellSignIn } from './sign-in-channel.ts'
import { giveBackAttempt, signInLimits } from './sign-in-limits.ts'
import { tellNewDevice } from './tell-new-device.ts'

/** Someone who has passed the first check of a sign-in. */
export interface Arrival {
  user: CredentialRow
  way: SignInWay
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined
  /** A second factor was checked by the provider. */
  isDoubleChecked?: boolean
  /**
   * Uses up what let them in, in the transaction of the session, which it may prevent by throwing. Returns the account if
   * that has changed it.
   */
  arrive?: (tx: Tx) => Promise<CredentialRow | undefined>
}

/**
 * The one way into a session: asks for the second factor, opens the session, remembers sign-in and browser, and tells
 * the owner of a new one. Throws SECOND_FACTOR_NEEDED without a code, UNAUTHENTICATED for a wrong one, or RATE_LIMITED.
 */
export async function admit(ctx: Ctx, arrival: Arrival): Promise<SessionUser> {
  const { way } = arrival
  const factors = await factorsOf(ctx.db, arrival.user.id)
  const { expiresAt, token, user } = await passChecks(ctx, { arrival, factors }, async (tx, user) => {
    const opened = await openSession(ctx, tx, { user, way })
    await recordSignIn(tx, { userId: user.id, way, outcome: 'signed_in' })
    if (await noteDevice(ctx, tx, user)) await tellNewDevice(ctx, tx, user)
    return { ...opened, user }
  })
  tellSignIn({ outcome: 'signed_in', way })
  await ctx.limits.forget('signInAccount', user.id)
  ctx.session.issue(token, expiresAt)
  const facts = { role: user.role, hasSecondFactor: factors.length > 0 }
  return {
    ...toSessionUser(user),
    ...(needsSecondFactor(ctx.settings, facts) && { needsSecondFactor: true }),
  }
}

/**
 * For someone who came to the dialog of administrators and is none: asks for the second factor as `admit` does, because the
 * answer says who they are, and opens no session. Throws like `admit`.
 */
export async function turnAway(ctx: Ctx, arrival: Arrival): Promise<SessionUser> {
  const { user, way } = arrival
  const factors = await factorsOf(ctx.db, user.id)
  await passChecks(ctx, { arrival, factors }, async () => undefined)
  await refuseSignIn(ctx, user.id, { outcome: 'refused', way })
  return toSessionUser(user)
}

type Work<Result> = (tx: Tx, user: CredentialRow) => Promise<Result>

async function passChecks<Result>(
  ctx: Ctx,
  { arrival, factors }: { arrival: Arrival; factors: FactorKind[] },
  work: Work<Result>,
): Promise<Result> {
  const { code, isDoubleChecked = false, way } = arrival
  const isAsked = factors.length > 0 && way !== 'passkey' && !isDoubleChecked
  if (!isAsked) return enter(ctx, arrival, work)
  if (code === undefined) throw new AppError('SECOND_FACTOR_NEEDED', factorQuestion(factors), { factors })
  return enterByCode(ctx, arrival, (tx, user) =>
    ensureSecondFactor(ctx, tx, { user, code }).then(() => work(tx, user)),
  )
}

/** Wrong codes count like wrong passwords, and together with them. */
async function enterByCode<Result>(ctx: Ctx, arrival: Arrival, work: Work<Result>): Promise<Result> {
  const { user, way } = arrival
  const counted = signInLimits(ctx, user.id)
  try {
    const entered = await limitAttempts(ctx, counted, () => enter(ctx, arrival, work))
    await giveBackAttempt(ctx, counted)
    return entered
  } catch (error) {
    if (error instanceof WrongCode) await refuseSignIn(ctx, user.id, { outcome: 'wrong_code', way })
    throw error
  }
}

function enter<Result>(ctx: Ctx, arrival: Arrival, work: Work<Result>): Promise<Result> {
  return ctx.transaction(async (tx) => work(tx, (await arrival.arrive?.(tx)) ?? arrival.user))
}
