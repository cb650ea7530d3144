const DAY_MS = 24 * 3600 * 1000

/** An instant so many days from now; negative ones have passed. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

/** An id of the shape that the product uses. */
export function mockId(kind: 'user' | 'invitation' | 'mail' | 'job' | 'audit', n: number): string {
  const first = { user: 'a', invitation: 'b', mail: 'c', job: 'd', audit: 'e' }[kind]
  return `01${first}00000-0000-7000-8000-${String(n).padStart(12, '0')}`
}
