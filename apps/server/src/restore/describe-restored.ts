import { basename } from 'node:path'
import type { Instant } from '@tallgrass/domain'
import type { LoadedBackup } from './load-backup.ts'
import { RESTORED_SETTINGS } from './restored-files.ts'

interface Restored extends LoadedBackup {
  backupName: string
  madeAt: Instant
  /** What could be verified. */
  found: string[]
  /** Paths of written files. */
  files: string[]
}

/** What was restored, and what to do next. */
export function describeRestored(restored: Restored): string {
  const { backupName, files, found, jobs, leftOut, links, madeAt, rows, sessions, tables } = restored
  const settings = files.find((path) => basename(path) === RESTORED_SETTINGS)
  const others = files.filter((path) => path !== settings).map((path) => basename(path))
  return [
    `Restored ${rows.toLocaleString('en-US')} rows in ${tables} tables from ${backupName}, made at ${madeAt}. Counts and checksums match.`,
    ...found,
    `Ended: ${sessions} sessions and ${links} unused links. Waiting for the release: ${jobs} jobs.`,
    ...(leftOut.length > 0 ? [`Jobs left out: ${leftOut.join(', ')}.`] : []),
    ...(others.length > 0 ? [`Keys and heads written to DATA_DIR: ${others.join(', ')}.`] : []),
    ...(settings ? [`The settings of the backup are in ${settings}. Compare them with your .env.`] : []),
    'The site is held: start it, sign in as an administrator, and release it on the dashboard. Make sure first that the old site does not run any more.',
  ].join('\n')
}
