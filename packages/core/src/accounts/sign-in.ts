import type { LoginInput, SessionUser } from '@tallgrass/contracts'
import type { Ctx } from '../ctx.ts'
import { admit } from '../sign-ins/admit.ts'
import { verifyCredentials } from './verify-credentials.ts'

/** Signs in a user of any role. Throws UNAUTHENTICATED, SECOND_FACTOR_NEEDED or RATE_LIMITED. */
export async function signIn(ctx: Ctx, input: LoginInput): Promise<SessionUser> {
  const user = await verifyCredentials(ctx, { login: input.email, password: input.password })
  return admit(ctx, { user, way: 'password', code: input.code })
}
