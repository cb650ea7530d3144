/** The token in one of our links. */
export function tokenOf(link: string): string {
  const token = new URL(link).searchParams.get('token')
  if (!token) throw new Error('This link has no token')
  return token
}
