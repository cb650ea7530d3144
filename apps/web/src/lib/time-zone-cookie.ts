import { DAY_S } from '@tallgrass/domain'
import { ownTimeZone } from './own-time-zone'

const NAME = 'time_zone'
const YEAR_S = 365 * DAY_S

/** Tells the server the reader's time zone, so that the pages it renders need no second render here. */
export function writeTimeZoneCookie() {
  const cookie = `${NAME}=${encodeURIComponent(ownTimeZone())}`
  if (document.cookie.split('; ').includes(cookie)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers in use.
  document.cookie = `${cookie}; path=/; max-age=${YEAR_S}; samesite=lax`
}
