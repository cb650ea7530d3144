import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aMigratedDirectory } from '../tests/support/migrated-directory.ts'
import {
  aDataDirectory,
  postTo,
  type StartedServer,
  spawnServer,
  startServer,
  stopServer,
} from '../tests/support/start-server.ts'

const STARTS_MS = 60_000
const admin = { ADMIN_EMAIL: 'ruth@example.com', ADMIN_PASSWORD: 'Prairie2026' }
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.com',
  HOST: '127.0.0.1',
  PAYMENTS: 'sandbox',
}

const signIn = async (server: StartedServer, username: string, password: string) =>
  (await postTo(server, '/api/auth/login', { username, password })).status

/** The cookie of a person who has just signed in. */
async function cookieOf(server: StartedServer, email: string, password: string): Promise<string> {
  const { headers } = await postTo(server, '/api/auth/jwt/login', { email, password })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('a start that cannot be is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: '' }],
    ['PAYMENTS', { ...production, PAYMENTS: '' }],
    ['STRIPE_WEBHOOK_SECRET', { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['BOLDSIGN_WEBHOOK_SECRET', { ESIGN: 'boldsign', BOLDSIGN_API_KEY: 'key' }],
    ['RATE_LIMITS', { ...production, RATE_LIMITS: '0' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ruth@example.com' }],
  ])('naming %s when it is wrong, before anything is written', async (name, variables) => {
    const directory = aDataDirectory()
    const server = await spawnServer({ DATA_DIR: directory, ...variables })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toMatch(new RegExp(`^Cannot start with this configuration\\.\\n${name}: .+\\n$`))
    expect(existsSync(directory)).toBe(false)
  })

  test.each<[string, Record<string, string>]>([
    ['the database does not answer', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }],
    ['the database has no such host', { DATABASE_URL: 'postgres://nobody@nowhere.invalid/nothing' }],
  ])('naming DATABASE_URL when %s', async (_why, variables) => {
    const server = await spawnServer({ DATA_DIR: aDataDirectory(), ...variables })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toContain('DATABASE_URL')
    expect(server.stderr()).not.toMatch(/\n\s+at /)
  })

  test(
    'naming HOST when it is no address of this machine',
    async () => {
      const server = await spawnServer({ DATA_DIR: await aMigratedDirectory(), HOST: '203.0.113.1' })
      expect((await server.exited).code).toBe(1)
      expect(server.stderr()).toContain('HOST')
      expect(server.stderr()).not.toMatch(/\n\s+at /)
    },
    STARTS_MS,
  )

  test('naming DATA_DIR when it is a file', async () => {
    const directory = aDataDirectory()
    writeFileSync(directory, '')
    const server = await spawnServer({ DATA_DIR: directory })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toContain('DATA_DIR')
    expect(server.stderr()).not.toMatch(/\n\s+at /)
  })

  test(
    'naming PORT when it is taken',
    async () => {
      const first = await startServer({ DATA_DIR: await aMigratedDirectory() })
      const second = await spawnServer({
        DATA_DIR: await aMigratedDirectory(),
        PORT: new URL(first.url).port,
      })
      expect((await second.exited).code).toBe(1)
      expect(second.stderr()).toContain('PORT')
      expect((await fetch(`${first.url}/api/ready`)).status).toBe(200)
    },
    STARTS_MS,
  )

  test(
    'in production without anybody who could administer it',
    async () => {
      const server = await spawnServer({ ...production, DATA_DIR: await aMigratedDirectory() })
      expect((await server.exited).code).toBe(1)
      expect(server.stderr()).toContain('ADMIN_EMAIL')
    },
    STARTS_MS,
  )

  test(
    'in production in an empty directory, once, and the same directory serves with an administrator',
    async () => {
      const place = { ...production, DATA_DIR: aDataDirectory() }
      const refused = await spawnServer(place)
      expect(await refused.exited).toEqual({ code: 1, signal: null })
      expect(refused.stderr()).toBe(
        'Cannot start with this configuration.\nADMIN_EMAIL: is required with ADMIN_PASSWORD, because there is no administrator yet\n',
      )
      const server = await startServer({ ...place, ...admin })
      expect(await signIn(server, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)).toBe(200)
    },
    STARTS_MS,
  )
})

describe('the directory of the embedded database', () => {
  test(
    'turns a second process away within five seconds, and the first answers on',
    async () => {
      const directory = await aMigratedDirectory()
      const first = await startServer({ DATA_DIR: directory })
      const startedAt = performance.now()
      const second = await spawnServer({ DATA_DIR: directory })
      const { code } = await second.exited
      expect(performance.now() - startedAt).toBeLessThan(5000)
      expect(code).toBe(1)
      expect(second.stderr().trim()).toBe(`The data directory ${directory} is in use by another process`)
      expect(await signIn(first, 'admin', 'Prairie2026!')).toBe(200)
    },
    STARTS_MS,
  )

  test(
    'is free again after a kill, with all that was acknowledged',
    async () => {
      const directory = await aMigratedDirectory()
      const first = await startServer({ DATA_DIR: directory })
      const person = { name: 'Maren Okafor', email: 'maren@example.com', password: 'Prairie2026!' }
      expect((await postTo(first, '/api/auth/jwt/register', person)).status).toBe(200)
      first.process.kill('SIGKILL')
      expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' })

      const second = await startServer({ DATA_DIR: directory })
      const { email, password } = person
      expect((await postTo(second, '/api/auth/jwt/login', { email, password })).status).toBe(200)
    },
    STARTS_MS,
  )

  test(
    'keeps its secrets for its owner alone, and keeps them',
    async () => {
      const directory = aDataDirectory()
      await stopServer(await startServer({ DATA_DIR: directory }))
      const secrets = join(directory, 'secrets.json')
      const { mode, mtimeMs } = statSync(secrets)
      expect(mode & 0o777).toBe(0o600)
      expect(statSync(directory).mode & 0o077).toBe(0)
      await stopServer(await startServer({ DATA_DIR: directory }))
      expect(statSync(secrets).mtimeMs).toBe(mtimeMs)
    },
    STARTS_MS,
  )
})

describe('demo data', () => {
  test(
    'is there after the first start, is told, and is not made again',
    async () => {
      const directory = aDataDirectory()
      mkdirSync(directory)
      const first = await startServer({ DATA_DIR: directory })
      for (const text of ['admin@tallgrass.example', 'client@tallgrass.example', 'Prairie2026!'])
        expect(first.stdout()).toContain(text)
      for (const email of ['client@tallgrass.example', 'client2@tallgrass.example'])
        expect(await cookieOf(first, email, 'Prairie2026!')).not.toBe('')
      const cookie = await cookieOf(first, 'admin@tallgrass.example', 'Prairie2026!')
      const people = await (await fetch(`${first.url}/api/users`, { headers: { cookie } })).json()
      const password = { currentPassword: 'Prairie2026!', newPassword: 'Sunflower7' }
      await fetch(`${first.url}/api/auth/password`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(password),
      })
      await stopServer(first)

      const second = await startServer({ DATA_DIR: directory })
      expect(await signIn(second, 'admin', 'Prairie2026!')).toBe(401)
      const again = { cookie: await cookieOf(second, 'admin@tallgrass.example', 'Sunflower7') }
      expect(await (await fetch(`${second.url}/api/users`, { headers: again })).json()).toEqual(people)
    },
    STARTS_MS,
  )

  test.each<[string, Record<string, string>]>([
    ['not wanted', { DEMO_DATA: '0' }],
    ['the server is for other machines', { HOST: '0.0.0.0' }],
    ['in production', { ...production, ...admin }],
  ])(
    'is not loaded where it is %s',
    async (_why, variables) => {
      const server = await startServer({ DATA_DIR: await aMigratedDirectory(), ...variables })
      expect(await signIn(server, 'admin', 'Prairie2026!')).toBe(401)
      expect(server.stdout()).not.toContain('Prairie2026!')
    },
    STARTS_MS,
  )
})
