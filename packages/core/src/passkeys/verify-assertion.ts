import type { PasskeyAssertion } from '@tallgrass/contracts/account'
import { type PasskeyRow, takeChallenge, touchPasskey } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { hashToken } from '../security/secret-token.ts'
import { challengeOf } from './challenge-of.ts'
import { loadWebAuthn, relyingParty } from './relying-party.ts'

/** A right answer of a passkey, until `takePasskey` uses it up. */
interface VerifiedPasskey {
  id: PasskeyRow['id']
  challenge: string
  counter: number
  synced: boolean
}

/** The answer of a passkey of this site; undefined for any other, and if its counter has not gone up. */
export async function verifyAssertion(
  { settings }: Ctx,
  { id, rawId, response, type }: PasskeyAssertion,
  passkey: PasskeyRow | undefined,
): Promise<VerifiedPasskey | undefined> {
  const challenge = challengeOf(response.clientDataJSON)
  if (!passkey || challenge === undefined) return undefined
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { authenticatorData, clientDataJSON, signature } = response
  const { id: rpId, origin } = relyingParty(settings)
  const found = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { authenticatorData, clientDataJSON, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
    // The library's errors say what was wrong with the bytes, which helps no one.
  }).catch(() => undefined)
  if (!found?.verified) return undefined
  const { credentialBackedUp: synced, newCounter: counter } = found.authenticationInfo
  return { id: passkey.id, challenge, counter, synced }
}

/** Uses up a verified answer. Throws UNAUTHENTICATED if that was done, or took too long. */
export async function takePasskey(
  tx: Tx,
  { challenge, counter, id, synced }: VerifiedPasskey,
): Promise<void> {
  const isOpen = await takeChallenge(tx.db, {
    challengeHash: hashToken(challenge),
    userId: null,
    now: tx.now,
  })
  if (!isOpen)
    throw new AppError('UNAUTHENTICATED', 'That took too long, or was sent twice. Please try again.')
  if (!(await touchPasskey(tx.db, { id, counter, synced, at: tx.now }))) throw unknownPasskey()
}

/** The same for a passkey of another site, an unknown one, and one that was copied. */
export function unknownPasskey(): AppError {
  return new AppError(
    'UNAUTHENTICATED',
    'This passkey does not open an account here. Use another one, or your password.',
  )
}
