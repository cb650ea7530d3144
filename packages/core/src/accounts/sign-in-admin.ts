import type { AdminLoginInput } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'
import { openSession } from '../sessions/open-session.ts'
import { toSessionUser } from './to-session-user.ts'
import { refuseSignIn, verifyCredentials } from './verify-credentials.ts'

/**
 * Signs in an administrator. Anyone else with valid credentials gets the same answer but no session: the
 * dialog reads the role and refuses. Throws UNAUTHENTICATED or RATE_LIMITED.
 */
export async function signInAdmin(ctx: Ctx, input: AdminLoginInput) {
  const user = await verifyCredentials(ctx, { login: input.username, password: input.password })
  if (user.role === 'ADMIN') {
    const { expiresAt, token } = await ctx.transaction((tx) => openSession(ctx, tx, user))
    ctx.session.issue(token, expiresAt)
  } else {
    await refuseSignIn(ctx, user.id)
  }
  return { role: user.role, user: toSessionUser(user) }
}
