import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aMigratedDirectory } from '../tests/support/migrated-directory.ts'
import {
  aDataDirectory,
  administrator,
  production,
  spawnServer,
  startServer,
  statusOfSignIn,
} from '../tests/support/start-server.ts'

describe('an impossible start is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: '' }],
    ['PAYMENTS', { ...production, PAYMENTS: '' }],
    ['STRIPE_WEBHOOK_SECRET', { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['BOLDSIGN_WEBHOOK_SECRET', { ESIGN: 'boldsign', BOLDSIGN_API_KEY: 'key' }],
    ['RATE_LIMITS', { ...production, RATE_LIMITS: '0' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ruth@example.com' }],
  ])('naming %s when it is invalid, before anything is written', async (name, variables) => {
    const directory = aDataDirectory()
    const server = await spawnServer({ DATA_DIR: directory, ...variables })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toMatch(new RegExp(`^Cannot start with this configuration\\.\\n${name}: .+\\n$`))
    expect(existsSync(directory)).toBe(false)
  })

  test.each<[string, Record<string, string>]>([
    ['the database does not respond', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }],
    ['its host does not exist', { DATABASE_URL: 'postgres://nobody@nowhere.invalid/nothing' }],
  ])('naming DATABASE_URL when %s', async (_why, variables) => {
    const server = await spawnServer({ DATA_DIR: aDataDirectory(), ...variables })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toContain('DATABASE_URL')
    expect(server.stderr()).not.toMatch(/\n\s+at /)
  })

  test('naming HOST when it is not an address of this machine', async () => {
    const server = await spawnServer({ DATA_DIR: aDataDirectory(), HOST: '203.0.113.1' })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toContain('HOST')
    expect(server.stderr()).not.toMatch(/\n\s+at /)
  })

  test('naming PORT when it is in use, before anything is written', async () => {
    const first = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void first.close())
    await once(first, 'listening')
    const directory = aDataDirectory()
    const port = portOf(first)
    const second = await spawnServer({ DATA_DIR: directory, PORT: String(port) })
    expect((await second.exited).code).toBe(1)
    expect(second.stderr()).toBe(`Port ${port} is in use. Set PORT to a different one.\n`)
    expect(existsSync(directory)).toBe(false)
  })

  test('in production without an administrator', async () => {
    const server = await spawnServer({ ...production, DATA_DIR: await aMigratedDirectory() })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toContain('ADMIN_EMAIL')
  })

  test('in production with a password that everyone knows', async () => {
    const place = { ...production, DATA_DIR: await aMigratedDirectory() }
    const server = await spawnServer({ ...place, ...administrator, ADMIN_PASSWORD: 'Password1' })
    expect((await server.exited).code).toBe(1)
    expect(server.stderr()).toBe(
      'Cannot start with this configuration.\nADMIN_PASSWORD: This password is one of the best known ones, so others will try it. Please choose another.\n',
    )
  })

  test('in production in an empty directory, which then starts with an administrator', async () => {
    const place = { ...production, DATA_DIR: aDataDirectory() }
    const refused = await spawnServer(place)
    expect(await refused.exited).toEqual({ code: 1, signal: null })
    expect(refused.stderr()).toBe(
      'Cannot start with this configuration.\nADMIN_EMAIL: is required with ADMIN_PASSWORD because there is no administrator yet\n',
    )
    const server = await startServer({ ...place, ...administrator })
    expect(await statusOfSignIn(server, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD)).toBe(200)
  })
})

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
