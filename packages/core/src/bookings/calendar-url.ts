import type { Settings } from '../settings.ts'

/** The secret address of the calls as a calendar. */
export function calendarUrl({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string {
  return `${publicUrl}/api/calendar/${token}/calls.ics`
}
