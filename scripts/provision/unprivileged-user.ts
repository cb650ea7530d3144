import { readFileSync } from 'node:fs'

/** The user to run PostgreSQL as if we are root, which it refuses: preferably its own user. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody')
  if (!user)
    throw new Error('PostgreSQL cannot run as root, and this system has neither a postgres nor a nobody user')
  return { uid: user.uid, gid: user.gid }
}
