import { DAY_S } from '@tallgrass/domain'

const NAME = 'sidebar_state'
const SEVEN_DAYS_S = 7 * DAY_S

export function readSidebarCookie(): boolean {
  return document.cookie.split('; ').includes(`${NAME}=collapsed`)
}

export function writeSidebarCookie(collapsed: boolean) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers in use.
  document.cookie = `${NAME}=${collapsed ? 'collapsed' : 'expanded'}; path=/portal; max-age=${SEVEN_DAYS_S}; samesite=lax`
}
