import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Compiled code is kept, as by `npm start`: otherwise each process would compile all modules again. */
export const keptCode = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../node_modules/.cache/tallgrass', import.meta.url)),
}

export interface StartedServer {
  url: string
  process: ChildProcess
  /** The output so far. */
  stdout(): string
  stderr(): string
  /** Its exit code and the signal that ended it. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Registers a cleanup, at the end of the test or of the file. */
export type AtEnd = (end: () => void | Promise<void>) => void

/** Starts the real program on its own port. It is killed at the end of the test, unless `atEnd` says otherwise. */
export async function spawnServer(
  variables: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<StartedServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN, '--api-only'], {
    // Inherits no environment: only the test configures it.
    env: { ...keptCode, PORT: String(port), ...variables },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)]
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  atEnd(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return { url: `http://127.0.0.1:${port}`, process: child, stdout, stderr, exited }
}

/** Starts the server and waits until it is ready. */
export async function startServer(
  variables: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<StartedServer> {
  const server = await spawnServer(variables, atEnd)
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  server.process.stdout?.on('data', () => {
    if (server.stdout().includes('is ready')) resolve()
  })
  const ended = server.exited.then(({ code }) => {
    throw new Error(`The server ended with ${code}: ${server.stderr()}`)
  })
  await Promise.race([ready, ended])
  ended.catch(() => {})
  return server
}

/** Stops the server as a supervisor does. */
export async function stopServer(server: StartedServer) {
  server.process.kill('SIGTERM')
  return server.exited
}

export function aDataDirectory(atEnd: AtEnd = onTestFinished): string {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-data-'))
  atEnd(() => rmSync(directory, { recursive: true, force: true }))
  return join(directory, 'data')
}

export function postTo({ url }: StartedServer, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return () => text
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** The status of a sign-in: 200 if the credentials are valid. */
export async function statusOfSignIn(server: StartedServer, username: string, password: string) {
  return (await postTo(server, '/api/auth/login', { username, password })).status
}

/** Variables for production on the embedded database, without an administrator. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.com',
  HOST: '127.0.0.1',
  PAYMENTS: 'sandbox',
  DATABASE: 'embedded',
}

/** The variables of the first administrator. */
export const administrator = { ADMIN_EMAIL: 'ruth@example.com', ADMIN_PASSWORD: 'Prairie2026' }
