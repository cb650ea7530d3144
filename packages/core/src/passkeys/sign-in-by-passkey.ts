import type { PasskeySignInInput } from '@tallgrass/contracts/account'
import { findCredentialsById, findPasskey } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { admit, turnAway } from '../sign-ins/admit.ts'
import { refuseSignIn } from '../sign-ins/refuse-sign-in.ts'
import { giveBackAttempt, signInLimits } from '../sign-ins/sign-in-limits.ts'
import { takePasskey, unknownPasskey, verifyAssertion } from './verify-assertion.ts'

/**
 * Signs in the holder of a passkey of this site, which is both factors in one. With the role ADMIN, anyone else gets the
 * same answer but no session. Throws UNAUTHENTICATED or RATE_LIMITED.
 */
export async function signInByPasskey(ctx: Ctx, { response, role }: PasskeySignInInput) {
  const passkey = await findPasskey(ctx.db, response.id)
  const user = passkey && (await findCredentialsById(ctx.db, passkey.userId))
  const counted = signInLimits(ctx, user?.id)
  const verified = await limitAttempts(ctx, counted, () => verifyAssertion(ctx, response, passkey))
  if (!user || !verified) {
    await refuseSignIn(ctx, user?.id ?? null, { outcome: 'refused', way: 'passkey' })
    throw unknownPasskey()
  }
  await giveBackAttempt(ctx, counted)
  const arrive = async (tx: Parameters<typeof takePasskey>[0]) => {
    await takePasskey(tx, verified)
    return undefined
  }
  const enter = role === 'ADMIN' && user.role !== 'ADMIN' ? turnAway : admit
  return { role: user.role, user: await enter(ctx, { user, way: 'passkey', arrive }) }
}
