import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** True if the directory has an embedded database. */
export function holdsDatabase(directory: string): boolean {
  return existsSync(databaseIn(directory))
}

/** The files of the embedded database in a data directory. */
export function databaseIn(directory: string): string {
  return join(directory, 'pgdata')
}
