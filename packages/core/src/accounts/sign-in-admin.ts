import type { AdminLoginInput } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'
import { openSession } from '../sessions/open-session.ts'
import { toSessionUser } from './to-session-user.ts'
import { refuseSignIn, verifyCredentials } from './verify-credentials.ts'

/**
 * Signs an administrator in. Anybody else with the right credentials gets the same answer and no session:
 * the role in it tells the dialog to refuse. Throws UNAUTHENTICATED or RATE_LIMITED.
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
