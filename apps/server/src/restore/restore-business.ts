import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openBackup } from '@tallgrass/adapters'
import {
  ensureLoadable,
  findKeysFingerprint,
  holdsDatabase,
  openDatabase,
  reachDatabase,
} from '@tallgrass/db'
import { ensureRoomToStart } from '../ensure-room-to-start.ts'
import type { Env } from '../env.ts'
import { openDataDirectory } from '../open-data-directory.ts'
import { refuseUnusableSeal } from '../refuse-unusable-seal.ts'
import { checkRestored } from './check-restored.ts'
import { describeRestored } from './describe-restored.ts'
import { fetchBackup } from './fetch-backup.ts'
import { loadBackup } from './load-backup.ts'
import { markRestore } from './restore-mark.ts'
import { writeRestoredContents } from './restored-contents.ts'
import { findRestoredFiles, writeRestoredFiles } from './restored-files.ts'
import { withScratchFolder } from './scratch-folder.ts'

interface RestoreRequest {
  env: Env
  /** The path of a backup, or its address in the bucket of `env`. */
  file: string
  passphrase?: string
  /** Compared with the keys in the settings of the backup. */
  variables?: Record<string, string | undefined>
}

/**
 * Restores a backup into the empty place of `env`, which is then held, and tells `print` what was found. Throws
 * AppError or EnvError, with one sentence; nothing that was there is changed.
 */
export async function restoreBusiness(request: RestoreRequest, print: (text: string) => void): Promise<void> {
  await withScratchFolder((scratch) => restoreWith(scratch, { ...request, isDrill: false }, print))
}

async function restoreWith(
  scratch: string,
  { env, file, isDrill, passphrase, variables = {} }: RestoreRequest & { isDrill: boolean },
  print: (text: string) => void,
): Promise<void> {
  const path = await fetchBackup(env, file, scratch)
  const backup = await openBackup(path, { scratch, ...(passphrase !== undefined && { passphrase }) })
  try {
    const backupName = basename(file)
    const files = await findRestoredFiles(backup, env.dataDirectory)
    await refuseUnusableSeal(env.sealP12)
    openDataDirectory(env.dataDirectory)
    if (env.databaseUrl) await reachDatabase(env.databaseUrl)
    else await ensureRoomToStart(env.dataDirectory)
    const writeFiles = async () => {
      await writeRestoredContents(backup, env.dataDirectory)
      await writeRestoredFiles(files, env.dataDirectory)
    }
    const { size: bytes } = await stat(path)
    const loaded = await loadInto(env, { backup, backupName, bytes, writeFiles })
    const { madeAt } = backup.manifest
    const found = await checkRestored(env, { ...loaded, backupName, madeAt })
    print(describeRestored({ ...loaded, backupName, madeAt, found, variables, files, isDrill }))
  } finally {
    await backup.close()
  }
}

async function loadInto({ databaseUrl, dataDirectory }: Env, options: Parameters<typeof loadBackup>[1]) {
  // Creating an empty database takes a while, after which a new site could begin in it.
  if (!databaseUrl && !holdsDatabase(dataDirectory)) markRestore(dataDirectory)
  const target = await openDatabase(databaseUrl ? { url: databaseUrl } : { directory: dataDirectory })
  try {
    await ensureLoadable(target)
    markRestore(dataDirectory)
    const loaded = await loadBackup(target, options)
    return { ...loaded, fingerprint: await findKeysFingerprint(target.db) }
  } finally {
    await target.close()
  }
}

/** Restores a backup into a scratch place on the embedded database, checks it and removes it. Sends nothing. */
export async function drillRestore(request: RestoreRequest, print: (text: string) => void): Promise<void> {
  await withScratchFolder(async (scratch) => {
    const env = { ...request.env, databaseUrl: undefined, dataDirectory: join(scratch, 'data') }
    await restoreWith(scratch, { ...request, env, isDrill: true }, print)
  })
  print('This was a drill: the restored place was removed, and nothing was sent.')
}
