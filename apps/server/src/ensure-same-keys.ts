import { type Db, findKeysFingerprint, recordKeys, replaceKeys } from '@tallgrass/db'
import { EnvError } from './env.ts'

/**
 * Whoever comes first says which keys this database is used with. Throws EnvError for a process that has others, unless
 * an operator says that the noted ones are lost.
 */
export async function ensureSameKeys(
  db: Db,
  fingerprint: string,
  { noted = 'kept' }: { noted?: 'kept' | 'lost' | undefined } = {},
): Promise<void> {
  const write = noted === 'lost' ? replaceKeys : recordKeys
  await write(db, fingerprint, new Date())
  if ((await findKeysFingerprint(db)) !== fingerprint) {
    throw new EnvError(
      'DATA_DIR: its keys do not match this database. All processes must share one DATA_DIR, and a moved database needs its own. If the keys are lost: npm run db:migrate -- --new-keys',
    )
  }
}
