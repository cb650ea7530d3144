import type { RegisterPasskeyInput } from '@tallgrass/contracts/account'
import { insertPasskey, lockUser, newId, takeChallenge } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { addFactor } from '../second-factor/add-factor.ts'
import { hashToken } from '../security/secret-token.ts'
import { toPasskey } from './to-passkey.ts'
import { verifyAttestation } from './verify-attestation.ts'

/**
 * Adds a passkey that the browser has created. Returns recovery codes if it is the first factor. Throws INVALID if it was
 * not created for this site, GONE if the challenge was used or has expired, CONFLICT if the passkey has an account.
 */
export async function registerPasskey(ctx: UserCtx, { name, response }: RegisterPasskeyInput) {
  const found = await verifyAttestation(ctx, response)
  if (!found) throw new AppError('INVALID', 'This passkey was not created for this site. Please try again.')
  const { challenge, ...credential } = found
  const { id: userId } = ctx.user
  return ctx.transaction(async (tx) => {
    await lockUser(tx.db, userId)
    if (!(await takeChallenge(tx.db, { challengeHash: hashToken(challenge), userId, now: tx.now })))
      throw new AppError('GONE', 'That took too long, or was sent twice. Please try again.')
    const id = newId('Passkey', tx.now)
    let added: Awaited<ReturnType<typeof insertPasskey>>
    const recoveryCodes = await addFactor(ctx, tx, 'passkey_added', async () => {
      added = await insertPasskey(tx.db, { id, userId, name, ...credential, createdAt: tx.now })
      audit(tx, { action: 'passkey.create', entity: 'passkey', entityId: id, after: { name } })
    })
    if (!added) throw new AppError('CONFLICT', 'This passkey belongs to an account already.')
    return { passkey: toPasskey(added), recoveryCodes }
  })
}
