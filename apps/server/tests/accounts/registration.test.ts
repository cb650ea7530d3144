// Guards: register, create-account, create-administrator

import { createSystemCtx } from '@tallgrass/core'
import { createAdministrator } from '@tallgrass/core/people'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { present } from '../support/present.ts'
import { fileApp } from '../support/test-app.ts'

const { admin, clock, services, visitor } = await fileApp()
const { db } = services.database

function aPerson() {
  return { name: 'Maren Okafor', email: `maren${unique()}@example.com`, password: 'Prairie2026!' }
}

const register = (body: unknown) => visitor().rest('POST', '/api/auth/jwt/register', body)

const usersWith = (email: string) => db.selectFrom('users').selectAll().where('email', '=', email).execute()

test('a person who registers is signed in as a client', async () => {
  const browser = visitor()
  const person = aPerson()
  const answer = await browser.rest('POST', '/api/auth/jwt/register', { ...person, org: 'Okafor Tile' })
  const user = {
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    username: null,
    email: person.email,
    name: 'Maren Okafor',
    role: 'CLIENT',
    org: 'Okafor Tile',
    createdAt: clock.now().toISOString(),
    emailVerified: false,
    picture: null,
    rights: ['signs', 'pays', 'reviews'],
  }
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: user })
  expect((await browser.rest('GET', '/api/auth/session')).body).toEqual(user)
})

test('the password is stored only as an argon2id hash', async () => {
  const person = { ...aPerson(), password: `Unmistakable${unique()}!` }
  await register(person)
  const [user] = await usersWith(person.email)
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,/)
  const tables = await Promise.all([
    db.selectFrom('users').selectAll().execute(),
    db.selectFrom('auditLogs').selectAll().execute(),
    db.selectFrom('sessions').selectAll().execute(),
    db.selectFrom('rateLimits').selectAll().execute(),
  ])
  expect(JSON.stringify(tables)).not.toContain(person.password)
})

test.each([
  [{ name: 'M' }, 'Name must be at least 2 characters'],
  [{ name: '  M  ' }, 'Name must be at least 2 characters'],
  [{ name: undefined }, 'Name must be at least 2 characters'],
  [{ name: 42 }, 'Name must be at least 2 characters'],
  [{ name: 'x'.repeat(201) }, 'Name must be at most 200 characters'],
  [{ email: 'maren' }, 'Valid email address required'],
  [{ email: '' }, 'Valid email address required'],
  [{ email: null }, 'Valid email address required'],
  [{ email: 'maren okafor@example.com' }, 'Valid email address required'],
  [{ email: `${'m'.repeat(250)}@example.com` }, 'Valid email address required'],
  [{ password: 'Pra26!' }, 'Password must be at least 8 characters'],
  [{ password: undefined }, 'Password must be at least 8 characters'],
  [{ password: `Aa1!${'x'.repeat(125)}` }, 'Password must be at most 128 characters'],
  [{ org: 'x'.repeat(201) }, 'Organization must be at most 200 characters'],
])('refuses to register with %j', async (fault, message) => {
  const person = { ...aPerson(), ...fault }
  const { body, status } = await register(person)
  expect({ status, body }).toEqual({
    status: 400,
    body: { error: message, code: 'INVALID', issues: [{ path: Object.keys(fault)[0], message }] },
  })
})

test.each([
  'prairie2026!',
  'PRAIRIE2026!',
  'PrairieGrass!',
  'Prairie2026',
  'Prairie2026#',
  'Prairie 2026!',
  'Prärie2026!',
])('refuses to register with the password %s', async (password) => {
  const person = { ...aPerson(), password }
  const message =
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character'
  expect(await register(person)).toMatchObject({
    status: 400,
    body: { error: message, issues: [{ path: 'password', message }] },
  })
  expect(await usersWith(person.email)).toEqual([])
})

test('all invalid fields of a form are reported together', async () => {
  const { body } = await register({ name: '', email: 'x', password: 'Ab1!' })
  expect(body).toMatchObject({
    issues: [
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Valid email address required' },
      { path: 'password', message: 'Password must be at least 8 characters' },
    ],
  })
})

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['   ', null],
  ['  Okafor Tile ', 'Okafor Tile'],
])('the organization %j is stored as %j', async (org, stored) => {
  const person = aPerson()
  await register({ ...person, org })
  expect(await usersWith(person.email)).toMatchObject([{ org: stored }])
})

test('extra fields are ignored: a person who registers is a client with an unverified email', async () => {
  const person = aPerson()
  const extra = {
    role: 'ADMIN',
    id: '00000000-0000-7000-8000-000000000000',
    username: 'root',
    emailVerifiedAt: '2020-01-01T00:00:00.000Z',
    createdAt: '2020-01-01T00:00:00.000Z',
    passwordHash: 'x',
  }
  expect((await register({ ...person, ...extra })).status).toBe(200)
  const [user] = await usersWith(person.email)
  expect(user).toMatchObject({
    role: 'CLIENT',
    username: null,
    emailVerifiedAt: null,
    createdAt: clock.now().toISOString(),
  })
  expect(user?.id).not.toBe(extra.id)
  const { trpc } = await admin()
  const { items } = await trpc.admin.users.list.query({ search: person.email })
  expect(items).toMatchObject([{ email: person.email, emailVerified: false }])
})

test('different spellings of an email address are one account', async () => {
  const n = unique()
  await register({ ...aPerson(), email: `  Ｍaren.O${n}@EXAMPLE.com ` })
  expect(await usersWith(`maren.o${n}@example.com`)).toHaveLength(1)
  const again = await register({ ...aPerson(), email: `MAREN.o${n}@example.COM` })
  expect({ status: again.status, body: again.body }).toEqual({
    status: 409,
    body: { error: 'An account with this email already exists', code: 'CONFLICT' },
  })
})

test('a name is stored in composed characters', async () => {
  const person = { ...aPerson(), name: 'Zoe\u0308 Nwosu' }
  await register(person)
  expect(await usersWith(person.email)).toMatchObject([{ name: 'Zo\u00eb Nwosu' }])
})

test('refuses a registered email address without starting a session', async () => {
  const person = aPerson()
  await register(person)
  const browser = visitor()
  await browser.rest('POST', '/api/auth/jwt/register', person)
  expect(browser.cookies.size).toBe(0)
})

test('registering adds one audit row without an actor', async () => {
  const person = aPerson()
  await register(person)
  const { id } = present((await usersWith(person.email))[0])
  const rows = await db.selectFrom('auditLogs').selectAll().where('entityId', '=', id).execute()
  expect(rows).toEqual([
    expect.objectContaining({ action: 'user.register', actorId: null, at: clock.now().toISOString() }),
  ])
})

test('an administrator created on the server needs an unused email address and username', async () => {
  const ctx = createSystemCtx(services)
  const { email, name, password } = aPerson()
  const username = `ruth${unique()}`
  await createAdministrator(ctx, { name, email, username, password })
  const answer = await visitor().rest('POST', '/api/auth/login', { username, password })
  expect(answer).toMatchObject({ status: 200, body: { role: 'ADMIN', user: { email } } })
  const other = { ...aPerson(), username: `other${unique()}` }
  await expect(createAdministrator(ctx, { ...other, email })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'An account with this email already exists',
  })
  await expect(createAdministrator(ctx, { ...other, username })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This username is already taken',
  })
  expect(await usersWith(other.email)).toEqual([])
})
