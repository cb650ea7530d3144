import type { PasskeyAttestation } from '@tallgrass/contracts/account'
import type { Ctx } from '../ctx.ts'
import { challengeOf } from './challenge-of.ts'
import { ALGORITHMS, loadWebAuthn, relyingParty } from './relying-party.ts'
import { knownTransports } from './transports.ts'

/** The passkey that a browser has created for this site; undefined if anything about it is wrong. */
export async function verifyAttestation(
  { settings }: Ctx,
  { id, rawId, response, type }: PasskeyAttestation,
) {
  const challenge = challengeOf(response.clientDataJSON)
  if (challenge === undefined) return undefined
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { attestationObject, clientDataJSON } = response
  const { id: rpId, origin } = relyingParty(settings)
  const found = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { attestationObject, clientDataJSON },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library's errors say what was wrong with the bytes, which helps no one.
  }).catch(() => undefined)
  if (!found?.verified) return undefined
  const { credential, credentialBackedUp: synced } = found.registrationInfo
  return {
    challenge,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: knownTransports(response.transports ?? []),
    synced,
  }
}
