import { basename } from 'node:path'
import type { Instant } from '@tallgrass/domain'
import { differingKeys } from './differing-keys.ts'
import type { LoadedBackup } from './load-backup.ts'
import { RESTORED_SETTINGS, type RestoredFile } from './restored-files.ts'

interface Restored extends LoadedBackup {
  backupName: string
  madeAt: Instant
  /** What could be verified. */
  found: string[]
  /** Those that were written. */
  files: RestoredFile[]
  variables: Record<string, string | undefined>
  /** The place is removed again. */
  isDrill: boolean
}

/** What was restored, and what to do next. */
export function describeRestored(restored: Restored): string {
  const { backupName, found, isDrill, jobs, leftOut, links, madeAt, rows, sessions, tables } = restored
  return [
    `Restored ${rows.toLocaleString('en-US')} rows in ${tables} tables from ${backupName}, made at ${madeAt}. Counts and checksums match.`,
    ...found,
    `Ended: ${counted(sessions, 'session')} and ${counted(links, 'unused link')}. Waiting for the release: ${counted(jobs, 'job')}.`,
    ...(leftOut.length > 0 ? [`Jobs left out: ${leftOut.join(', ')}.`] : []),
    ...describeFiles(restored),
    ...(isDrill ? [] : [HELD]),
  ].join('\n')
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

const HELD =
  'The site is held: start it, sign in as an administrator, and release it on the dashboard. Make sure first that the old site does not run any more.'

function describeFiles({ files, isDrill, variables }: Restored): string[] {
  const settings = files.find(({ path }) => basename(path) === RESTORED_SETTINGS)
  const others = files.filter((written) => written !== settings).map(({ path }) => basename(path))
  const otherKeys = settings ? differingKeys(settings.content.toString('utf8'), variables) : []
  const written = isDrill ? 'Keys and heads in the backup' : 'Keys and heads written to DATA_DIR'
  return [
    ...(others.length > 0 ? [`${written}: ${others.join(', ')}.`] : []),
    ...(settings && !isDrill
      ? [`The settings of the backup are in ${settings.path}. Compare them with your .env.`]
      : []),
    ...(otherKeys.length > 0
      ? [
          `These keys are not those in the settings of the backup: ${otherKeys.join(', ')}. What was begun with the old ones, such as open payments and signatures, cannot be checked with others.`,
        ]
      : []),
  ]
}
