import { names } from '@tallgrass/brand'
import { CODE_DIGITS, CODE_STEP_S, CODE_WINDOW } from '@tallgrass/domain'
import { Secret, TOTP } from 'otpauth'

// 160 bits, and the only algorithm that every app knows (RFC 4226, 4).
const SECRET_BYTES = 20
const algorithm = { algorithm: 'SHA1', digits: CODE_DIGITS, period: CODE_STEP_S }

/** In base32. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What an authenticator app reads from a QR code. */
export function appUri(secret: string, email: string): string {
  return new TOTP({ ...algorithm, issuer: names.business, label: email, secret }).toString()
}

/** The time step whose code this is, near now; undefined for any other code. */
export function matchingStep(secret: string, token: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = new TOTP({ ...algorithm, secret })
  const delta = totp.validate({ token, timestamp, window: CODE_WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / (CODE_STEP_S * 1000)) + delta
}
