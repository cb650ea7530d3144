import { type Instant, readInstant } from './instant.ts'

const NAME = /^tallgrass-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-manual)?\.backup(?:\.age)?$/

interface NameOptions {
  encrypted: boolean
  /** Made by someone, not by the schedule. */
  manual: boolean
}

/**
 * The name of a backup's file: `tallgrass-2026-11-23T02-00-00Z.backup`, with `-manual` before the dot if someone made
 * it, and `.age` at the end if it is encrypted.
 */
export function backupName(madeAt: Instant, { encrypted, manual }: NameOptions): string {
  const second = madeAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(':', '-')
  return `tallgrass-${second}Z${manual ? '-manual' : ''}.backup${encrypted ? '.age' : ''}`
}

/** The second at which the backup was made. Undefined for the name of any other file. */
export function readBackupName(name: string): Instant | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day ? readInstant(`${day}T${hours}:${minutes}:${seconds}.000Z`) : undefined
}

/** True for the name of a backup that someone made. */
export function isManualBackup(name: string): boolean {
  return NAME.exec(name)?.[5] !== undefined
}
