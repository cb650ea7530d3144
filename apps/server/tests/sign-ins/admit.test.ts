// Guards: admit, refuse-sign-in

import { expect, test } from 'vitest'
import { fileApp, PASSWORD } from '../support/test-app.ts'

const { client, clock, services, visitor } = await fileApp()
const { db } = services.database

test('a sign-in is remembered with its way, its outcome and its browser', async () => {
  const { email, id } = await personOf(await client())
  const browser = visitor()
  await browser.rest('POST', '/api/auth/jwt/login', { email, password: 'Wrong2026!' })
  clock.advance({ seconds: 1 })
  await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  const history = await db
    .selectFrom('signIns')
    .select(['way', 'outcome'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
  expect(history).toEqual([
    { way: 'registration', outcome: 'signed_in' },
    { way: 'password', outcome: 'wrong_password' },
    { way: 'password', outcome: 'signed_in' },
  ])
  const session = await db
    .selectFrom('sessions')
    .select(['way', 'provedAt'])
    .where('userId', '=', id)
    .where('way', '=', 'password')
    .executeTakeFirst()
  expect(session).toEqual({ way: 'password', provedAt: clock.now().toISOString() })
})

test('a browser that signs in again is known', async () => {
  const { email, id } = await personOf(await client())
  const browser = visitor()
  for (const _time of [1, 2]) {
    await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  }
  const devices = await db.selectFrom('knownDevices').select('userId').where('userId', '=', id).execute()
  // The other is the one of the registration.
  expect(devices).toHaveLength(2)
})

async function personOf({ email }: { email: string }) {
  return db.selectFrom('users').select(['id', 'email']).where('email', '=', email).executeTakeFirstOrThrow()
}
