import type { AdminLoginInput } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'
import { admit, turnAway } from '../sign-ins/admit.ts'
import { verifyCredentials } from './verify-credentials.ts'

/**
 * Signs in an administrator. Anyone else with valid credentials gets the same answer but no session: the
 * dialog reads the role and refuses. Throws UNAUTHENTICATED, SECOND_FACTOR_NEEDED or RATE_LIMITED.
 */
export async function signInAdmin(ctx: Ctx, input: AdminLoginInput) {
  const user = await verifyCredentials(ctx, { login: input.username, password: input.password })
  const arrival = { user, way: 'password', code: input.code } as const
  const enter = user.role === 'ADMIN' ? admit : turnAway
  return { role: user.role, user: await enter(ctx, arrival) }
}
