import { listPasskeys } from '@tallgrass/db'
import { AppError, MAX_PASSKEYS, PASSKEY_CHALLENGE_TTL } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'
import { newChallenge } from './new-challenge.ts'
import { ALGORITHMS, relyingParty } from './relying-party.ts'
import { knownTransports } from './transports.ts'

/** What a browser is asked to create a passkey of the caller. Throws CONFLICT if they have too many. */
export async function offerPasskey(ctx: UserCtx) {
  const { email, id, name } = ctx.user
  const passkeys = await listPasskeys(ctx.db, id)
  if (passkeys.length >= MAX_PASSKEYS)
    throw new AppError('CONFLICT', `You have ${MAX_PASSKEYS} passkeys. Remove one first.`)
  const { id: rpId, name: rpName } = relyingParty(ctx.settings)
  const type = 'public-key' as const
  return {
    challenge: await newChallenge(ctx, id),
    rp: { id: rpId, name: rpName },
    user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name || email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
    timeout: PASSKEY_CHALLENGE_TTL * 1000,
    attestation: 'none' as const,
    // Signing in by a passkey alone needs one that the browser can find, and whose owner it checks.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    } as const,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      type,
      id: credentialId,
      transports: knownTransports(transports),
    })),
  }
}
