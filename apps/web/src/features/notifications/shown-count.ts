const MAX_SHOWN = 99

/** '7', or '99+' for more than can be counted at a glance. */
export function shownCount(unread: number): string {
  return unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread)
}
