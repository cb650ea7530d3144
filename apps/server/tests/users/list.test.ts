import { aUser } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { fileApp, plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

const cheap = { replace: () => ({ passwords: plainPasswords }) }

interface ListedUser {
  id: string
  name: string
}

/** Five people, each a day older than the previous one, and the administrator who is returned. */
async function givenPeople({ admin, services }: TestApp) {
  const { db } = services.database
  const day = (n: number) => new Date(`2026-11-0${n}T08:00:00.000Z`)
  await aUser(db, { name: 'Ana 100%', email: 'ana@tiles.example', org: 'Okafor Tile', createdAt: day(5) })
  await aUser(db, { name: 'Ben_Dalton', email: 'ben@glass.example', org: null, createdAt: day(4) })
  await aUser(db, { name: 'Cleo', email: 'cleo@law.example', org: 'Nwosu LAW', createdAt: day(3) })
  await aUser(db, { name: 'Dina', email: 'dina@team.example', role: 'ADMIN', createdAt: day(2) })
  await aUser(db, { name: 'Zoë', email: 'zoe@bakery.example', org: 'Cedar \\ Salt', createdAt: day(1) })
  return admin()
}

const newApp = await reusableApp(cheap)
/** Shared by tests that only read. */
const { email, rest, trpc } = await givenPeople(await fileApp(cheap))

const names = (body: unknown) => (body as ListedUser[]).map(({ name }) => name)

test('people are listed newest first, with exactly the documented fields', async () => {
  const { body, status } = await rest('GET', '/api/users')
  expect(status).toBe(200)
  expect(names(body)).toEqual(['Ruth Calloway', 'Ana 100%', 'Ben_Dalton', 'Cleo', 'Dina', 'Zoë'])
  expect((body as unknown[])[0]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    username: expect.stringMatching(/^admin\d+$/),
    email,
    name: 'Ruth Calloway',
    role: 'ADMIN',
    org: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    rights: [],
    emailVerified: true,
    picture: null,
    hasAccount: true,
    deactivatedAt: null,
    organizationId: null,
  })
})

test('both documented paths return the same list', async () => {
  const [users, jwtUsers] = [await rest('GET', '/api/users'), await rest('GET', '/api/auth/jwt/users')]
  expect(jwtUsers).toMatchObject({ status: 200, text: users.text })
})

test.each([
  ['search=ana', ['Ana 100%']],
  ['search=TILES.EXAMPLE', ['Ana 100%']],
  ['search=nwosu%20law', ['Cleo']],
  ['search=%25', ['Ana 100%']],
  ['search=_', ['Ben_Dalton']],
  ['search=%5C', ['Zoë']],
  ['search=zoe%CC%88', ['Zoë']],
  ['search=%20dina%20', ['Dina']],
  ['search=nobody', []],
  ['search=%27%20or%201%3D1%20--', []],
  ['role=ADMIN', ['Ruth Calloway', 'Dina']],
  ['role=CLIENT', ['Ana 100%', 'Ben_Dalton', 'Cleo', 'Zoë']],
  ['role=CLIENT&search=law', ['Cleo']],
  ['role=ADMIN&search=law', []],
])('the list is filtered by %s', async (query, expected) => {
  expect(names((await rest('GET', `/api/users?${query}`)).body)).toEqual(expected)
})

test.each(['role=OWNER', 'role=admin', 'limit=0', 'limit=501', 'cursor=junk', `search=${'x'.repeat(201)}`])(
  'refuses a list with %s',
  async (query) => {
    expect(await rest('GET', `/api/users?${query}`)).toMatchObject({ status: 400, body: { code: 'INVALID' } })
  },
)

test('following the Link header gives the whole list and keeps the search', async () => {
  const joined: string[] = []
  let next: string | undefined = '/api/users?limit=2&search=example'
  while (next) {
    const { body, headers } = await rest('GET', next)
    joined.push(...names(body))
    next = /^<([^>]+)>; rel="next"$/.exec(String(headers.link))?.[1]
  }
  expect(joined).toEqual(['Ruth Calloway', 'Ana 100%', 'Ben_Dalton', 'Cleo', 'Dina', 'Zoë'])
})

test('a new user between two pages does not shift them', async () => {
  const app = await newApp()
  const { trpc } = await givenPeople(app)
  const first = await trpc.admin.users.list.query({ limit: 3 })
  await aUser(app.services.database.db, { name: 'Late', createdAt: new Date('2026-11-20T10:00:00.000Z') })
  const second = await trpc.admin.users.list.query({ limit: 3, cursor: first.nextCursor })
  expect(names(second.items)).toEqual(['Cleo', 'Dina', 'Zoë'])
})

test('an array has at most 500 people, and the Link header leads to the rest', async () => {
  const app = await newApp()
  const { rest } = await app.admin()
  await Promise.all(Array.from({ length: 500 }, () => aUser(app.services.database.db)))
  const first = await rest('GET', '/api/users')
  expect(first.body).toHaveLength(500)
  const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await rest('GET', next)).body).toHaveLength(1)
})

test('the counts include all users, not only those on a page', async () => {
  expect(await trpc.admin.users.counts.query()).toEqual({
    users: 6,
    administrators: 2,
    clients: 4,
    canSignIn: { administrators: 2, clients: 4 },
    pendingInvitations: 0,
    invitations: 0,
  })
})

test('those who wait for an account, or were deactivated, are not among those who can sign in', async () => {
  const app = await newApp()
  const { trpc } = await app.admin()
  const { db } = app.services.database
  await aUser(db)
  await aUser(db, { deactivatedAt: app.clock.now() })
  await trpc.admin.contacts.create.mutate({
    firstName: 'Edda',
    lastName: 'Ruiz',
    email: 'edda@okafortile.example',
  })
  expect(await trpc.admin.users.counts.query()).toMatchObject({
    users: 4,
    clients: 3,
    canSignIn: { administrators: 1, clients: 1 },
  })
})
