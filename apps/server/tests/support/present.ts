/** A value that a test counts on. Throws if it is missing. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A value that this test counts on is missing')
  return value
}
