import { existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from '@tallgrass/db'

const PREFIX = 'tallgrass-scratch-'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A process locks its folder within this time. */
const UNLOCKED_KEPT_MS = 60_000

/**
 * Runs `work` with an empty folder that only this user can read, and removes it afterward, also if a signal ends the
 * process. Removes those of processes that were killed first: they may hold a whole business in plain text.
 */
export async function withScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  const unlock = lockDirectory(folder)
  const remove = () => {
    unlock()
    rmSync(folder, { recursive: true, force: true })
  }
  const stop = (signal: (typeof SIGNALS)[number]) => process.exit(128 + constants.signals[signal])
  process.on('exit', remove)
  for (const signal of SIGNALS) process.on(signal, stop)
  try {
    return await work(folder)
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
    process.off('exit', remove)
    remove()
  }
}

function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

/** The lock of a process ends with it. */
function isAbandoned(folder: string): boolean {
  try {
    const { mtimeMs, uid } = lstatSync(folder)
    if (uid !== (process.getuid?.() ?? uid)) return false
    if (!existsSync(join(folder, '.lock'))) return Date.now() - mtimeMs > UNLOCKED_KEPT_MS
    lockDirectory(folder)()
    return true
  } catch {
    return false
  }
}
