import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aMigratedDirectory } from '../tests/support/migrated-directory.ts'
import {
  aDataDirectory,
  postTo,
  spawnServer,
  startServer,
  statusOfSignIn,
  stopServer,
} from '../tests/support/start-server.ts'

describe('the directory of the embedded database', () => {
  test('refuses a second process without waiting for the first, which keeps serving', async () => {
    const directory = await aMigratedDirectory()
    const begunAt = performance.now()
    const first = await startServer({ DATA_DIR: directory })
    const startedAt = performance.now()
    const second = await spawnServer({ DATA_DIR: directory })
    const { code } = await second.exited
    // Measured by a start, because this machine may be busy. Waiting for the other process would take much longer.
    expect(performance.now() - startedAt).toBeLessThan(3 * (startedAt - begunAt))
    expect(code).toBe(1)
    expect(second.stderr().trim()).toBe(`The data directory ${directory} is in use by another process`)
    expect(await statusOfSignIn(first, 'admin', 'Prairie2026!')).toBe(200)
  })

  test('can be opened again after a kill, with every acknowledged change', async () => {
    const directory = await aMigratedDirectory()
    const first = await startServer({ DATA_DIR: directory })
    const person = { name: 'Maren Okafor', email: 'maren@example.com', password: 'Prairie2026!' }
    expect((await postTo(first, '/api/auth/jwt/register', person)).status).toBe(200)
    first.process.kill('SIGKILL')
    expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' })

    const second = await startServer({ DATA_DIR: directory })
    const { email, password } = person
    expect((await postTo(second, '/api/auth/jwt/login', { email, password })).status).toBe(200)
  })

  test('is readable only by its owner, and keeps its secrets across restarts', async () => {
    const directory = aDataDirectory()
    await stopServer(await startServer({ DATA_DIR: directory }))
    const secrets = join(directory, 'secrets.json')
    const { mode, mtimeMs } = statSync(secrets)
    expect(mode & 0o777).toBe(0o600)
    expect(statSync(directory).mode & 0o077).toBe(0)
    await stopServer(await startServer({ DATA_DIR: directory }))
    expect(statSync(secrets).mtimeMs).toBe(mtimeMs)
  })
})
