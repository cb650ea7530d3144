import type { SessionUser } from '@tallgrass/contracts'
import type { CredentialRow } from '@tallgrass/db'
import type { SignInWay } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { ensureSecondFactor } from '../second-factor/ensure-second-factor.ts'
import { openSession } from '../sessions/open-session.ts'
import { toSessionUser } from '../sessions/to-session-user.ts'
import { noteDevice } from './note-device.ts'
import { recordSignIn } from './record-sign-in.ts'

/** Someone who has passed the first check of a sign-in. */
export interface Arrival {
  user: CredentialRow
  way: SignInWay
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined
}

/**
 * The one way into a session: asks for the second factor, opens the session, and remembers sign-in and browser. Throws
 * SECOND_FACTOR_NEEDED without a code, UNAUTHENTICATED for a wrong one, or RATE_LIMITED.
 */
export async function admit(ctx: Ctx, { code, user, way }: Arrival): Promise<SessionUser> {
  await ensureSecondFactor(ctx, { user, way, code })
  const { expiresAt, token } = await ctx.transaction(async (tx) => {
    const opened = await openSession(ctx, tx, { user, way })
    await recordSignIn(tx, { userId: user.id, way, outcome: 'signed_in' })
    await noteDevice(ctx, tx, user)
    return opened
  })
  ctx.session.issue(token, expiresAt)
  return toSessionUser(user)
}
