import { names } from '@tallgrass/brand'
import type { Settings } from '../settings.ts'

/** Whom passkeys are for: the host of this site, at its one origin (WebAuthn, 4). */
export function relyingParty({ publicUrl }: Settings) {
  const { hostname, origin } = new URL(publicUrl)
  return { name: names.business, id: hostname, origin }
}

/** EdDSA, ES256 and RS256 (IANA COSE algorithms): what authenticators know. */
export const ALGORITHMS = [-8, -7, -257]

/** Imported on demand, because it is much code. */
export const loadWebAuthn = () => import('@simplewebauthn/server')
