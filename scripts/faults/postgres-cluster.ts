import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findPostgres } from '../provision/find-postgres.ts'
import { freePort } from '../provision/free-port.ts'
import { installSystemPostgres } from '../provision/install-postgres.ts'
import { runGuarded } from '../provision/run-guarded.ts'
import { unprivilegedUser } from '../provision/unprivileged-user.ts'

/** A PostgreSQL server that can be stopped and started again, and keeps what it promised, as in operation. */
export interface Cluster {
  port: number
  /** The data directory. */
  data: string
  /** Of the database of a site, as its owner, who is no superuser. */
  url: string
  /** Of the same database, as the superuser, for whom the server reserves connections. */
  superuserUrl: string
  start(): Promise<void>
  /** `fast` ends all connections, as a restart of the service does; `immediate` is a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  /** Stops all its processes where they are. Returns a function that resumes them. */
  freeze(): () => void
  /** False if it has ended by itself. */
  runs(): boolean
}

type Settings = Record<string, string>

const PROGRAMS = ['initdb', 'postgres', 'pg_basebackup', 'psql']
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const
const POLL_MS = 50

/** The folder of PostgreSQL's programs; the drills need those of the system. */
export function providePrograms(): string {
  const found = findPostgres(PROGRAMS) ?? installSystemPostgres()
  if (found) return found
  throw new Error(
    'The drills need PostgreSQL 15 or newer. Install it (on Debian: apt-get install postgresql).',
  )
}

/** Makes a folder that only PostgreSQL's user owns. */
export function postgresFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const user = unprivilegedUser()
  if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, folder])
  return folder
}

/** Runs one of its programs as its user. */
export function runProgram(name: string, args: string[], folder: string): void {
  const program = join(providePrograms(), name)
  execFileSync(program, args, { ...unprivilegedUser(), cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Creates a cluster in an empty folder and starts it, with an empty database for a site. */
export async function createCluster(folder: string, settings: Settings = {}): Promise<Cluster> {
  postgresFolder(folder)
  const data = join(folder, 'data')
  runProgram(
    'initdb',
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    folder,
  )
  const cluster = await openCluster(folder, settings)
  await cluster.start()
  const server = cluster.superuserUrl.replace(/\w+$/, 'postgres')
  const commands = ['create role tallgrass login', 'create database tallgrass owner tallgrass']
  for (const command of commands) runProgram('psql', ['-qX', server, '-c', command], folder)
  return cluster
}

/** The cluster whose data is in `folder/data`, not started yet. */
export async function openCluster(folder: string, settings: Settings = {}): Promise<Cluster> {
  const [data, port] = [join(folder, 'data'), await freePort()]
  const pidFile = join(data, 'postmaster.pid')
  const pid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : undefined)
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    shared_buffers: '32MB',
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const address = (user: string) => `postgres://${user}@127.0.0.1:${port}/tallgrass`
  return {
    port,
    data,
    url: address('tallgrass'),
    superuserUrl: address('postgres'),
    async start() {
      const command = {
        program: join(providePrograms(), 'postgres'),
        args: ['-D', data, ...options],
        folder,
        user: unprivilegedUser(),
        keepsFolder: true,
      }
      await runGuarded(command, 'ready to accept')
    },
    async stop(how) {
      const postmaster = pid()
      if (postmaster === undefined) return
      process.kill(postmaster, SIGNALS[how])
      while (isRunning(postmaster)) await setTimeout(POLL_MS)
    },
    freeze() {
      const postmaster = pid()
      if (postmaster === undefined) throw new Error('PostgreSQL does not run')
      process.kill(postmaster, 'SIGSTOP')
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
      const all = [postmaster, ...children.trim().split(' ').map(Number)]
      for (const one of all) process.kill(one, 'SIGSTOP')
      return () => {
        for (const one of all) process.kill(one, 'SIGCONT')
      }
    },
    runs: () => isRunning(pid()),
  }
}

function isRunning(pid: number | undefined): boolean {
  return pid !== undefined && existsSync(`/proc/${pid}`)
}
