import { type Database, findKeysFingerprint, refuseNewerSchema, refuseUnfinishedLoad } from '@tallgrass/db'
import { keysMismatch } from './ensure-same-keys.ts'
import { findSecrets } from './secrets.ts'

/**
 * For a data directory without keys: throws before new ones are written if they could not be used with this database.
 * Not if another process has just written them, because those that share the directory may start together.
 */
export async function ensureNewKeysFit({ db, pool }: Database, dataDirectory: string): Promise<void> {
  await refuseUnfinishedLoad(pool)
  await refuseNewerSchema(db)
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('installation_keys') is not null as found`,
  )
  if (!rows[0]?.found || (await findKeysFingerprint(db)) === undefined) return
  // They were written before the database recorded them.
  if (!findSecrets(dataDirectory)) throw keysMismatch()
}
