import { type Instant, readInstant } from './instant.ts'

const NAME = /^tallgrass-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(?:\.age)?$/

/** The name of a backup's file: `tallgrass-2026-11-23T02-00-00Z.backup`, with `.age` if it is encrypted. */
export function backupName(madeAt: Instant, { encrypted }: { encrypted: boolean }): string {
  const second = madeAt.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replaceAll(':', '-')
  return `tallgrass-${second}Z.backup${encrypted ? '.age' : ''}`
}

/** The second at which the backup was made. Undefined for the name of any other file. */
export function readBackupName(name: string): Instant | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day ? readInstant(`${day}T${hours}:${minutes}:${seconds}.000Z`) : undefined
}
