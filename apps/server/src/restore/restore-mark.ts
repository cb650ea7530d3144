import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Remains in the data directory if a restore is interrupted: the files around it came from that restore. */
const NAME = 'restore.unfinished'

export function markRestore(dataDirectory: string): void {
  writeFileSync(join(dataDirectory, NAME), '', { mode: 0o600, flush: true })
}

export function isRestoreMarked(dataDirectory: string): boolean {
  return existsSync(join(dataDirectory, NAME))
}

/** For a database that is complete. No error without a mark. */
export function clearRestoreMark(dataDirectory: string): void {
  rmSync(join(dataDirectory, NAME), { force: true })
}
