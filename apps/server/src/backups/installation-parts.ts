import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BackupPart } from '@tallgrass/adapters'
import { AppError } from '@tallgrass/domain'
import type { Installation } from './backup-task.ts'
import { withoutPassphrase } from './without-passphrase.ts'

/** The settings that `npm start` and the commands read. */
const SETTINGS_FILE = fileURLToPath(new URL('../../../../.env', import.meta.url))

/** The names of the parts of a backup that are not tables. */
export const partNames = {
  /** The secret that everything else is derived from. */
  secrets: 'keys/secrets.json',
  /** The generated key and certificate that seal documents. */
  seal: 'keys/seal.pem',
  /** The business's own, from SEAL_P12. */
  sealFile: 'keys/seal.p12',
  /** The `.env` file. */
  settings: 'settings.env',
  /** The end of the audit chain at the instant of the backup. */
  head: 'audit-head.json',
  /** The first head that this installation has signed. */
  firstHead: 'audit-head.first.json',
} as const

interface PartsOptions extends Installation {
  /** The signed head as text; undefined if the database has none. */
  head: string | undefined
  passphrase: string | undefined
  settingsFile?: string
}

/**
 * Keys, signed heads and settings of this installation, as they are now. Files that do not exist are left out, except
 * those without which nothing could be restored. Throws NOT_READY for a file that is missing or cannot be read.
 */
export async function installationParts({
  dataDirectory,
  head,
  passphrase,
  sealFile,
  settingsFile = SETTINGS_FILE,
}: PartsOptions): Promise<BackupPart[]> {
  const parts: { name: string; content: Buffer | undefined }[] = [
    { name: partNames.secrets, content: await readNeeded(join(dataDirectory, 'secrets.json')) },
    { name: partNames.seal, content: await readIfThere(join(dataDirectory, 'seal.pem')) },
    { name: partNames.sealFile, content: sealFile === undefined ? undefined : await readNeeded(sealFile) },
    { name: partNames.settings, content: await readSettings(settingsFile, passphrase) },
    { name: partNames.head, content: head === undefined ? undefined : Buffer.from(head) },
    { name: partNames.firstHead, content: await readIfThere(join(dataDirectory, 'audit-head.first.json')) },
  ]
  return parts.flatMap(({ content, name }) => (content ? [{ name, content: () => content }] : []))
}

async function readSettings(path: string, passphrase: string | undefined): Promise<Buffer | undefined> {
  const content = await readIfThere(path)
  return content && Buffer.from(withoutPassphrase(content.toString('utf8'), passphrase))
}

async function readNeeded(path: string): Promise<Buffer> {
  const content = await readIfThere(path)
  if (content) return content
  throw new AppError('NOT_READY', `There is no file ${path}, and without it a backup could not be restored.`)
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    await access(path, constants.R_OK)
    return await readFile(path)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw new AppError('NOT_READY', `${path} cannot be read. Check its permissions.`, { cause })
  }
}
