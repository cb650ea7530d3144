/** The time zone of this browser. Components use `useReader`: a page from the server starts in the server's. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
