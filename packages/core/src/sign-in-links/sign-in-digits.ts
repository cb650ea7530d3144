import { hash } from 'node:crypto'
import { hashToken } from '../security/secret-token.ts'

/**
 * The six digits that belong to a link. They follow from its token, so that a message holds them only as long as it holds
 * the link, and do not reveal it.
 */
export function digitsOf(token: string): string {
  const bytes = hash('sha256', `digits:${token}`, 'buffer')
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** With the link's id, so that equal digits have different hashes. */
export function hashDigits(linkId: string, digits: string): string {
  return hashToken(`${linkId}:${digits}`)
}
