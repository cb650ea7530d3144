import { type CredentialRow, hasKnownDevice, rememberDevice } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { hashToken, newSecretToken } from '../security/secret-token.ts'

/** Browsers keep no cookie longer (RFC 6265bis, 5.5). */
const DEVICE_LIFE_MS = 400 * DAY_MS

/**
 * Remembers the browser by a cookie, issued with this answer. Returns true if it is new to a person who has signed in
 * from another before.
 */
export async function noteDevice(
  ctx: Ctx,
  tx: Tx,
  { id: userId }: Pick<CredentialRow, 'id'>,
): Promise<boolean> {
  const hadOthers = await hasKnownDevice(tx.db, userId)
  const { token, tokenHash } = ctx.device.token
    ? { token: ctx.device.token, tokenHash: hashToken(ctx.device.token) }
    : newSecretToken()
  const isNew = await rememberDevice(tx.db, { userId, tokenHash, at: tx.now })
  ctx.device.issue(token, new Date(tx.now.getTime() + DEVICE_LIFE_MS))
  return isNew && hadOthers
}
