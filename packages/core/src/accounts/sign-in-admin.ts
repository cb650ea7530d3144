import type { AdminLoginInput } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'
import { toSessionUser } from '../sessions/to-session-user.ts'
import { admit } from '../sign-ins/admit.ts'
import { refuseSignIn } from '../sign-ins/refuse-sign-in.ts'
import { verifyCredentials } from './verify-credentials.ts'

/**
 * Signs in an administrator. Anyone else with valid credentials gets the same answer but no session: the
 * dialog reads the role and refuses. Throws UNAUTHENTICATED, SECOND_FACTOR_NEEDED or RATE_LIMITED.
 */
export async function signInAdmin(ctx: Ctx, input: AdminLoginInput) {
  const user = await verifyCredentials(ctx, { login: input.username, password: input.password })
  const { code } = input
  if (user.role === 'ADMIN')
    return { role: user.role, user: await admit(ctx, { user, way: 'password', code }) }
  await refuseSignIn(ctx, user.id, { outcome: 'refused' })
  return { role: user.role, user: toSessionUser(user) }
}
