import type { BusinessDump } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { Secrets } from './secrets.ts'

const TABLE = 'installation_keys'

/**
 * Throws NOT_READY with the sentence if the secrets are missing or not those that the database is used with: a site
 * would not start with them, and could not read what the others have encrypted.
 */
export async function ensureKeysOf(
  dump: BusinessDump,
  secrets: Secrets | undefined,
  sentence: string,
): Promise<void> {
  if (!dump.tables.some(({ name }) => name === TABLE)) return
  for await (const line of dump.lines(TABLE))
    if (!secrets || !line.includes(`"${secrets.fingerprint}"`)) throw new AppError('NOT_READY', sentence)
}
