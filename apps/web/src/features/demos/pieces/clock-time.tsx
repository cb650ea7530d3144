const minutes = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const seconds = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' })

/** '6:41 PM' of an instant of a demo, where the visitor is; `exact` shows the seconds too. */
export function ClockTime({ at, exact = false }: { at: number; exact?: boolean }) {
  return <time dateTime={new Date(at).toISOString()}>{(exact ? seconds : minutes).format(at)}</time>
}
