import { insertChallenge } from '@tallgrass/db'
import { PASSKEY_CHALLENGE_TTL, type UserId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { newSecretToken } from '../security/secret-token.ts'

/** A random text that a passkey signs, within five minutes and once. `userId`: whose new passkey; null for a sign-in. */
export async function newChallenge(ctx: Ctx, userId: UserId | null): Promise<string> {
  const { token, tokenHash } = newSecretToken()
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + PASSKEY_CHALLENGE_TTL * 1000)
  await insertChallenge(ctx.db, { challengeHash: tokenHash, userId, createdAt: now, expiresAt })
  return token
}
