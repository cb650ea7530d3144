import { randomUUID } from 'node:crypto'
import { aUser, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../id.ts'
import { insertSession } from './sessions.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

const at = new Date('2026-11-20T09:00:00.000Z')

/** Someone, and a function that opens a session for them: without facts as version 0.1.0 does. */
async function givenPerson() {
  const { id: userId } = await aUser(db)
  const change = (facts: { deactivatedAt: Date } | { passwordEndedAt: Date }) =>
    db.updateTable('users').set(facts).where('id', '=', userId).execute()
  const open = (facts: { provedAt?: Date; way?: 'link' } = {}) => {
    const row = { id: newId('Session', at), userId, createdAt: at, lastSeenAt: at }
    return insertSession(db, { ...row, tokenHash: randomUUID(), ...facts })
  }
  return { userId, change, open }
}

test('a deactivated person gets no session, whichever version opens it', async () => {
  const { change, open } = await givenPerson()
  await open()
  await change({ deactivatedAt: at })
  await expect(open({ provedAt: at })).rejects.toMatchObject({ constraint: 'sessions_of_active_people' })
})

test('a password that has ended opens no session, until any version saves a new one', async () => {
  const { change, open, userId } = await givenPerson()
  await change({ passwordEndedAt: at })
  await expect(open()).rejects.toMatchObject({ constraint: 'sessions_by_current_password' })
  await open({ way: 'link' })
  await db.updateTable('users').set({ passwordHash: 'newer' }).where('id', '=', userId).execute()
  await open()
})

test('a second factor that was not checked opens no session, whichever version asks', async () => {
  const { open, userId } = await givenPerson()
  await db.insertInto('authenticators').values({ userId, secretSealed: 'sealed', createdAt: at }).execute()
  await open()
  await db.updateTable('authenticators').set({ confirmedAt: at }).where('userId', '=', userId).execute()
  await expect(open()).rejects.toMatchObject({ constraint: 'sessions_by_second_factor' })
  await open({ provedAt: at })
})

test('someone with a passkey gets no session for a password alone', async () => {
  const { open, userId } = await givenPerson()
  const key = {
    credentialId: randomUUID(),
    publicKey: Buffer.of(1),
    counter: 0,
    transports: [],
    synced: false,
  }
  await db
    .insertInto('passkeys')
    .values({ id: newId('Passkey', at), userId, name: 'Laptop', createdAt: at, ...key })
    .execute()
  await expect(open()).rejects.toMatchObject({ constraint: 'sessions_by_second_factor' })
})
