/** The secret that a link of ours carries. */
export function tokenOf(link: string): string {
  const token = new URL(link).searchParams.get('token')
  if (!token) throw new Error('This link carries no token')
  return token
}
