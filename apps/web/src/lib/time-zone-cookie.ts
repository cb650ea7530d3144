import { DAY_S } from '@tallgrass/domain'
import { ownTimeZone } from './own-time-zone'

const NAME = 'time_zone'
const YEAR_S = 365 * DAY_S

/** Tells the server the reader's time zone, so that the pages it renders need no second render here. */
export function writeTimeZoneCookie() {
  const timeZone = ownTimeZone()
  if (isTimeZoneOfCookie(timeZone)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers in use.
  document.cookie = `${NAME}=${encodeURIComponent(timeZone)}; path=/; max-age=${YEAR_S}; samesite=lax`
}

/** Whether this browser was in that time zone when it last looked. */
export function isTimeZoneOfCookie(timeZone: string): boolean {
  return document.cookie.split('; ').includes(`${NAME}=${encodeURIComponent(timeZone)}`)
}
