import { auditHead } from '@tallgrass/contracts'
import { headKeyFingerprint, isHeadValid } from '@tallgrass/core'
import { type Db, findAuditHash } from '@tallgrass/db'

const DIGITS = 16

interface Keys {
  /** Of the keys in the backup; undefined if it has none. */
  own: string | undefined
  /** Of the keys that the database was last used with; undefined if it was never started. */
  recorded: string | undefined
}

/** True if the keys that the database was used with are not in the backup. */
export function areKeysLost({ own, recorded }: Keys): boolean {
  return own === undefined || (recorded !== undefined && own !== recorded)
}

/** Which keys are lost. */
export function describeLostKeys({ own, recorded }: Keys): string {
  if (own === undefined)
    return `The keys of this business (${named(recorded)}) are not in the backup, so new ones were made.`
  return `The keys in the backup (${named(own)}) are not those of its database (${named(recorded)}), which are lost. The ones in the backup are used from now on.`
}

function named(fingerprint: string | undefined): string {
  return fingerprint ? `secrets.json with the fingerprint ${fingerprint.slice(0, DIGITS)}…` : 'secrets.json'
}

/** What can be said of a signed head whose key is lost: it can be compared, but anyone could have signed it. */
export async function describeForeignHead(db: Db, text: string | null): Promise<string> {
  const read = auditHead.safeParse(parseJson(text))
  if (!read.success) return 'There is no readable signed head in the backup to compare the audit chain with.'
  const { at, hash, rows } = read.data
  const key = headKeyFingerprint(read.data).slice(0, DIGITS)
  const signature = isHeadValid(read.data) ? 'is valid for that key' : 'does not match it'
  const isEqual = rows === 0 || (await findAuditHash(db, rows)) === hash
  return `The head in the backup, signed on ${at}, names the key ${key}…, which is not in the backup: its signature ${signature}, but the key cannot be verified. Row ${rows} ${isEqual ? 'has' : 'does not have'} the hash in it.`
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
