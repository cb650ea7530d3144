import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { serverArgs, serverEnv } from '../bootstrap/server-process.mjs'
import { administrator } from './business-under-load.ts'

export interface Site {
  address: string
  process: ChildProcess
  /** What it has said so far, for when something is wrong. */
  output(): string
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  /** Stops it as a supervisor does. Resolves with what is wrong about its end, if anything. */
  stop(): Promise<string[]>
  kill(): Promise<void>
}

const MAX_OUTPUT = 1_000_000
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The variables of a site for a drill, without rate limits. Without `databaseUrl`, its database is embedded. */
export function siteVariables(given: { directory: string; port: number; databaseUrl?: string }) {
  const { databaseUrl = '', directory, port } = given
  return {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    DEMO_DATA: '0',
    RATE_LIMITS: '0',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }
}

/** Starts the product's program as `npm start` does, and resolves once it is ready. */
export async function serveSite(variables: Record<string, string>): Promise<Site> {
  const { HOME = '', PATH = '' } = process.env
  const child = spawn(process.execPath, serverArgs(), {
    env: { ...serverEnv(), ...cleared(), HOME, PATH, ...variables },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let text = ''
  const ready = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-MAX_OUTPUT)
      if (text.includes('is ready')) ready.resolve()
    })
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child)
    ready.reject(new Error(`The site ended with ${code ?? signal}:\n${text}`))
    return code ?? signal
  })
  await ready.promise
  return {
    address: `http://127.0.0.1:${variables.PORT}`,
    process: child,
    output: () => text,
    ended,
    async stop() {
      child.kill('SIGTERM')
      const outcome = await ended
      return outcome === 0 ? [] : [`A site ended with ${outcome} after SIGTERM`]
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The configuration of the person who runs the drill must not reach its sites. */
function cleared(): Record<string, string | undefined> {
  const kept = /^(PATH|HOME|LANG|LC_|TZ|TMPDIR|MALLOC_|NODE_COMPILE_CACHE)/
  const others = Object.keys(process.env).filter((name) => !kept.test(name))
  return Object.fromEntries(others.map((name) => [name, undefined]))
}
