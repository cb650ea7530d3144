import { randomBytes } from 'node:crypto'

/** Standard Webhooks: 24 to 64 bytes. */
const SECRET_BYTES = 32

/** As its owner copies it, and as its libraries read it. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}
