import { API_KEY_PREFIX } from '@tallgrass/domain'
import { hashToken, newSecretToken } from '../security/secret-token.ts'

/** Of the random part; the rest is more than anyone can guess. */
const SHOWN_CHARACTERS = 6

/** The text of a new key, its hash, which alone is stored, and how it begins. */
export function newKey() {
  const token = API_KEY_PREFIX + newSecretToken().token
  const prefix = token.slice(0, API_KEY_PREFIX.length + SHOWN_CHARACTERS)
  return { token, tokenHash: hashToken(token), prefix }
}
