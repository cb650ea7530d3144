import { hash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url. The product keeps only the hash, so that a stolen table opens nothing. */
export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** SHA-256 in hex. No salt: the input is random already. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}
