import type { LoginInput, SessionUser } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'
import { openSession } from '../sessions/open-session.ts'
import { toSessionUser } from './to-session-user.ts'
import { verifyCredentials } from './verify-credentials.ts'

/** Signs in a user of any role. Throws UNAUTHENTICATED or RATE_LIMITED. */
export async function signIn(ctx: Ctx, input: LoginInput): Promise<SessionUser> {
  const user = await verifyCredentials(ctx, { login: input.email, password: input.password })
  const { expiresAt, token } = await ctx.transaction((tx) => openSession(ctx, tx, user))
  ctx.session.issue(token, expiresAt)
  return toSessionUser(user)
}
