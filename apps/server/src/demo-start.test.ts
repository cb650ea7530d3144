import { mkdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aMigratedDirectory } from '../tests/support/migrated-directory.ts'
import { sessionCookie } from '../tests/support/session-cookie.ts'
import {
  aDataDirectory,
  administrator,
  postTo,
  production,
  type StartedServer,
  startServer,
  statusOfSignIn,
  stopServer,
} from '../tests/support/start-server.ts'

/** Signs in and returns the session cookie. */
async function cookieOf(server: StartedServer, email: string, password: string): Promise<string> {
  return sessionCookie(await postTo(server, '/api/auth/jwt/login', { email, password }))
}

describe('demo data', () => {
  test('is loaded and announced on the first start, and only then', async () => {
    const directory = aDataDirectory()
    mkdirSync(directory)
    const first = await startServer({ DATA_DIR: directory })
    expect(first.stdout()).toMatch(/^Preparing the database…\n\n/)
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
    expect(second.stdout()).not.toContain('Preparing')
    expect(await statusOfSignIn(second, 'admin', 'Prairie2026!')).toBe(401)
    const again = { cookie: await cookieOf(second, 'admin@tallgrass.example', 'Sunflower7') }
    expect(await (await fetch(`${second.url}/api/users`, { headers: again })).json()).toEqual(people)
  })

  test.each<[string, Record<string, string>]>([
    ['DEMO_DATA is 0', { DEMO_DATA: '0' }],
    ['other machines can reach the server', { HOST: '0.0.0.0' }],
    ['production', { ...production, ...administrator }],
  ])('is not loaded: %s', async (_why, variables) => {
    const server = await startServer({ DATA_DIR: await aMigratedDirectory(), ...variables })
    expect(await statusOfSignIn(server, 'admin', 'Prairie2026!')).toBe(401)
    expect(server.stdout()).not.toContain('Prairie2026!')
  })
})
