import { noLimits, type Passwords } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { firstOpenTime } from '../support/booked-calls.ts'
import { givenClient } from '../support/given-client.ts'
import { PASSWORD, plainPasswords, reusableApp, testApp } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const ROUNDS = 50
const AT_ONCE = 10

/** Without rate limits: only the database decides who wins. */
const unlimitedApp = await reusableApp({
  replace: () => ({ passwords: plainPasswords, limits: noLimits }),
})

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test('two administrators who demote each other at the same moment never both succeed', async () => {
  const app = await unlimitedApp()
  const { db } = app.services.database
  const people = [await app.admin(), await app.admin()] as const
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = people
    const answers = await Promise.all([
      one.rest('POST', '/api/auth/jwt/elevate-user', { email: other.email, role: 'CLIENT' }),
      other.rest('POST', '/api/auth/jwt/elevate-user', { email: one.email, role: 'CLIENT' }),
    ])
    const [refused, ...others] = answers.filter(({ status }) => status !== 200)
    expect(others).toEqual([])
    expect([401, 403, 409]).toContain(refused?.status)
    const left = await db.selectFrom('users').select('email').where('role', '=', 'ADMIN').execute()
    expect(left).toHaveLength(1)

    await db.updateTable('users').set({ role: 'ADMIN' }).execute()
    for (const { email, rest } of people) {
      await rest('POST', '/api/auth/login', { username: email, password: PASSWORD })
    }
  }
})

test('two administrators who deactivate each other at the same moment never both succeed', async () => {
  const app = await unlimitedApp()
  const { db } = app.services.database
  const people = [await app.admin(), await app.admin()] as const
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = ({ email }: { email: string }) => users.find((user) => user.email === email)?.id
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = people
    const version = 1 + round
    const answers = await Promise.all([
      one.rest('POST', `/api/people/${idOf(other)}/deactivate`, { version }),
      other.rest('POST', `/api/people/${idOf(one)}/deactivate`, { version }),
    ])
    const [refused, ...others] = answers.filter(({ status }) => status !== 200)
    expect(others).toEqual([])
    expect([401, 403]).toContain(refused?.status)
    const active = db.selectFrom('users').select('id').where('deactivatedAt', 'is', null)
    expect(await active.execute()).toHaveLength(1)

    await db
      .updateTable('users')
      .set({ deactivatedAt: null, version: version + 1 })
      .execute()
    for (const { email, rest } of people) {
      await rest('POST', '/api/auth/login', { username: email, password: PASSWORD })
    }
  }
})

test('a client who becomes an administrator while a project is created for them does one of the two', async () => {
  const app = await unlimitedApp()
  const [one, other] = [await app.admin(), await app.admin()]
  for (let round = 0; round < ROUNDS; round++) {
    const { client, id: clientId } = await givenClient(app)
    const { email } = client
    const outcomes = await Promise.allSettled([
      one.trpc.admin.projects.create.mutate({ name: 'Front desk', clientId }),
      other.trpc.admin.users.changeRole.mutate({ email, role: 'ADMIN' }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('of ten simultaneous acceptances, one creates the account and nine find the link used', async () => {
  const app = await unlimitedApp()
  const { trpc } = await app.admin()
  for (let round = 0; round < ROUNDS; round++) {
    const email = `grace${round}@example.com`
    const person = { firstName: 'Grace', lastName: 'Nwosu', email, role: 'CLIENT' } as const
    const token = tokenOf((await trpc.admin.invitations.create.mutate(person)).inviteUrl)
    const accept = () =>
      app.visitor().rest('POST', `/api/invitations/${token}/accept`, {
        username: `grace${unique()}`,
        password: PASSWORD,
      })
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, accept))
    expect(statuses(answers)).toEqual([200, ...Array(AT_ONCE - 1).fill(410)])
    const refusals = answers.filter(({ status }) => status === 410)
    expect(new Set(refusals.map(({ text }) => text))).toEqual(
      new Set(['{"error":"This invitation was already used","code":"GONE"}']),
    )
    const users = app.services.database.db.selectFrom('users').select('id').where('email', '=', email)
    expect(await users.execute()).toHaveLength(1)
  }
})

test('of simultaneous registrations of one address, exactly one creates an account', async () => {
  const app = await unlimitedApp()
  const { db } = app.services.database
  for (let round = 0; round < 10; round++) {
    const email = `maren${round}@example.com`
    const register = (_: unknown, n: number) =>
      app.visitor().rest('POST', '/api/auth/jwt/register', { name: `Maren ${n}`, email, password: PASSWORD })
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, register))
    expect(statuses(answers)).toEqual([200, ...Array(AT_ONCE - 1).fill(409)])
    const people = await db
      .selectFrom('users')
      .innerJoin('sessions', 'sessions.userId', 'users.id')
      .select('users.id')
      .where('email', '=', email)
      .execute()
    expect(people).toHaveLength(1)
  }
})

test('a refused sign-in does the same work whether or not the account exists', async () => {
  const work = { hashes: 0, connections: 0 }
  const passwords: Passwords = {
    ...plainPasswords,
    async verify(password, hash) {
      work.hashes += 1
      return plainPasswords.verify(password, hash)
    },
  }
  const app = await testApp({ replace: () => ({ passwords }) })
  const { email } = await app.client()
  app.services.database.pool.on('acquire', () => {
    work.connections += 1
  })
  const workFor = async (login: string) => {
    Object.assign(work, { hashes: 0, connections: 0 })
    const body = { email: login, password: 'Wrong2026!' }
    expect((await app.visitor().rest('POST', '/api/auth/jwt/login', body)).status).toBe(401)
    return { ...work }
  }
  // A first run lets background work of the new account finish.
  await workFor(email)
  const known = await workFor(email)
  expect(known.hashes).toBe(1)
  expect(await workFor('nobody@example.com')).toEqual(known)
})

test('of two hundred people who book the same time at once, exactly one gets it', async () => {
  const app = await unlimitedApp()
  const { db } = app.services.database
  const start = await firstOpenTime(app.services)
  const book = (_: unknown, n: number) =>
    app.visitor().rest('POST', '/trpc/chat.bookCall', {
      type: 'smart-ai-call',
      start,
      timeZone: 'America/Chicago',
      attempt: `one-click-of-one-visitor-${n}`,
      name: `Maren ${n}`,
      email: `maren${n}@example.com`,
    })
  const answers = await Promise.all(Array.from({ length: 200 }, book))
  expect(statuses(answers)).toEqual([200, ...Array(199).fill(409)])
  const refusals = answers.filter(({ status }) => status === 409)
  for (const { text } of refusals)
    expect(text).toContain('This time has just been taken. Please choose another.')
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('outboxMails').select('id').execute()).toHaveLength(1)
})
