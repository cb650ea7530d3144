import type { OpenSignInLink } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'

/** True in the browser that has asked for the link. */
export function isOfThisBrowser({ steps }: Ctx, { browserHash }: OpenSignInLink): boolean {
  const { token } = steps.link
  return token !== null && hashToken(token) === browserHash
}
