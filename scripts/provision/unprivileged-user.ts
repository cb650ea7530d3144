import { readFileSync } from 'node:fs'

/** Whom to run as where we are root, which PostgreSQL refuses: its own user if there is one. */
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
