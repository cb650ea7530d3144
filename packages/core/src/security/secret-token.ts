import { hash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url. Only the hash is stored, so that a stolen table opens nothing. */
export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** SHA-256 in hex. Needs no salt, because tokens are random. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}
