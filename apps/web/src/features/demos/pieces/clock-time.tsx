const minutes = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const seconds = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' })

/** A demo time in the visitor's time zone, such as '6:41 PM'; `exact` adds the seconds. */
export function ClockTime({ at, exact = false }: { at: number; exact?: boolean }) {
  return <time dateTime={new Date(at).toISOString()}>{(exact ? seconds : minutes).format(at)}</time>
}
