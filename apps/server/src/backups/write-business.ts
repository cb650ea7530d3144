import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBackup } from '@tallgrass/adapters'
import { type Database, dumpBusiness } from '@tallgrass/db'
import { AppError, backupName } from '@tallgrass/domain'
import { ensureKeysOf } from '../ensure-keys-of.ts'
import { PRODUCT_VERSION } from '../product-version.ts'
import { findSecrets } from '../secrets.ts'
import { openPlace } from './backup-place.ts'
import type { BackupTask } from './backup-task.ts'
import { headInDump } from './head-in-dump.ts'
import { installationParts } from './installation-parts.ts'
import { storedFileParts } from './stored-file-parts.ts'

const NOT_ITS_KEYS =
  'DATA_DIR does not have the keys of this database, and without them a backup could not be restored: its secrets.json is missing or another one. Put it back.'

/** Writes the business in a database as one file and brings it to its destination. */
export async function writeBusiness(
  database: Pick<Database, 'pool'>,
  { destination, installation, madeAt, manual, passphrase, scratch }: Omit<BackupTask, 'source'>,
): Promise<{ name: string; bytes: number }> {
  const name = backupName(madeAt, { encrypted: passphrase !== undefined, manual })
  const isFolder = destination.kind === 'folder'
  const path = join(isFolder ? destination.directory : scratch, name)
  if (isFolder) await createFolder(destination.directory)
  const { bytes } = await dumpBusiness(database, async (dump) => {
    const secrets = findSecrets(installation.dataDirectory)
    await ensureKeysOf(dump, secrets, NOT_ITS_KEYS)
    const head = secrets && (await headInDump(dump, secrets.auditKey))
    const files = [
      ...(await installationParts({ ...installation, head, passphrase })),
      ...(await storedFileParts(dump, [scratch, installation.dataDirectory])),
    ]
    const version = PRODUCT_VERSION
    return writeBackup(path, {
      dump,
      files,
      madeAt,
      version,
      ...(passphrase !== undefined && { passphrase }),
    })
  })
  if (!isFolder) await openPlace(destination).put(name, path)
  return { name, bytes }
}

/** Not its parent, which is missing if a disk is not mounted. Writing into the folder then fails with the reason. */
async function createFolder(directory: string): Promise<void> {
  await mkdir(directory, { mode: 0o700 }).catch(() => {})
  const found = await stat(directory).catch(() => undefined)
  if (found && !found.isDirectory())
    throw new AppError('NOT_FOUND', `${directory} is not a folder. Name another one.`)
}
