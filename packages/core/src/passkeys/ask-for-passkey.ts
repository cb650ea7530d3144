import { PASSKEY_CHALLENGE_TTL } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { newChallenge } from './new-challenge.ts'
import { relyingParty } from './relying-party.ts'

/** What a browser is asked for any passkey of this site. It names no account. */
export async function askForPasskey(ctx: Ctx) {
  return {
    challenge: await newChallenge(ctx, null),
    rpId: relyingParty(ctx.settings).id,
    timeout: PASSKEY_CHALLENGE_TTL * 1000,
    userVerification: 'required',
  } as const
}
