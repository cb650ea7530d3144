import { type Db, findKeysFingerprint, recordKeys, replaceKeys } from '@tallgrass/db'
import { EnvError } from './env.ts'

/**
 * The first process to open a database records the fingerprint of its keys. Throws EnvError if this process has other
 * keys, unless the operator declares the recorded ones lost, which are then returned.
 */
export async function ensureSameKeys(
  db: Db,
  fingerprint: string,
  { recorded = 'kept' }: { recorded?: 'kept' | 'lost' | undefined } = {},
): Promise<{ lost: string | undefined }> {
  const before = recorded === 'lost' ? await findKeysFingerprint(db) : undefined
  const write = recorded === 'lost' ? replaceKeys : recordKeys
  await write(db, fingerprint, new Date())
  if ((await findKeysFingerprint(db)) !== fingerprint) {
    throw keysMismatch()
  }
  return { lost: before === fingerprint ? undefined : before }
}

export function keysMismatch(): EnvError {
  return new EnvError(
    'DATA_DIR: its keys do not match this database. All processes must share one DATA_DIR, and a moved database needs its own. If the keys are lost: npm run db:migrate -- --new-keys',
  )
}
