/** The session's cookie of an answer, as a browser sends it back. */
export function sessionCookie({ headers }: Response): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return cookies.find((cookie) => /^(__Host-)?session=/.test(cookie)) ?? ''
}
