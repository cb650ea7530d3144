import { expect, test } from 'vitest'
import { fileApp, plainPasswords, type TestApp, testApp } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const cheap = { replace: () => ({ passwords: plainPasswords }) }

interface ListedInvitation {
  email: string
  status: string
}

/** Three pending invitations and one of each other status, a minute apart. */
async function givenInvitations({ admin, clock, visitor }: TestApp) {
  const browser = await admin()
  const invite = async (name: string) => {
    clock.advance({ minutes: 1 })
    return browser.trpc.admin.invitations.create.mutate({
      firstName: name,
      lastName: 'Marsh',
      email: `${name}@example.com`,
      role: 'CLIENT',
    })
  }
  await invite('overdue')
  clock.advance({ days: 7 })
  await browser.trpc.auth.adminLogin.mutate({ username: browser.email, password: 'Prairie2026!' })
  const accepted = await invite('accepted')
  await visitor().trpc.auth.acceptInvitation.mutate({
    token: tokenOf(accepted.inviteUrl),
    username: 'accepted',
    password: 'Prairie2026',
  })
  await browser.trpc.admin.invitations.cancel.mutate(await invite('cancelled'))
  for (const name of ['first', 'second', 'third']) await invite(name)
  return browser
}

/** Shared by tests that only read. */
const { rest, trpc } = await givenInvitations(await fileApp(cheap))

const names = (items: unknown) => (items as ListedInvitation[]).map(({ email }) => email.split('@')[0])

test('the pending list omits accepted, cancelled and expired invitations', async () => {
  const { items, nextCursor } = await trpc.admin.invitations.list.query({ show: 'pending' })
  expect(names(items)).toEqual(['third', 'second', 'first'])
  expect(nextCursor).toBeNull()
})

test('the history lists all invitations, newest first, with their current status', async () => {
  const { body } = await rest('GET', '/api/invitations')
  expect((body as ListedInvitation[]).map(({ email, status }) => [email, status])).toEqual([
    ['third@example.com', 'PENDING'],
    ['second@example.com', 'PENDING'],
    ['first@example.com', 'PENDING'],
    ['cancelled@example.com', 'CANCELLED'],
    ['accepted@example.com', 'ACCEPTED'],
    ['overdue@example.com', 'EXPIRED'],
  ])
})

test('a listed invitation has exactly the documented fields', async () => {
  const { body } = await rest('GET', '/api/invitations?limit=5')
  expect((body as unknown[])[4]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    firstName: 'accepted',
    lastName: 'Marsh',
    email: 'accepted@example.com',
    role: 'CLIENT',
    status: 'ACCEPTED',
    createdAt: '2026-11-27T09:02:00.000Z',
    expiresAt: '2026-12-04T09:02:00.000Z',
    acceptedAt: '2026-11-27T09:02:00.000Z',
  })
})

test('pending and all invitations are counted separately', async () => {
  expect(await trpc.admin.users.counts.query()).toMatchObject({ pendingInvitations: 3, invitations: 6 })
})

test('the pages together are the whole list, even if creation times are equal', async () => {
  const { trpc } = await givenInvitations(await testApp(cheap))
  for (const email of ['twin1@example.com', 'twin2@example.com', 'twin3@example.com'])
    await trpc.admin.invitations.create.mutate({ firstName: 'T', lastName: 'Win', email, role: 'CLIENT' })
  const whole = await trpc.admin.invitations.list.query({ show: 'all' })
  const joined: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await trpc.admin.invitations.list.query({ show: 'all', limit: 2, cursor })
    expect(page.items.length).toBeLessThanOrEqual(2)
    joined.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(whole.items).toHaveLength(9)
  expect(joined).toEqual(whole.items.map(({ id }) => id))
})

test('over REST, a page is a plain array and the Link header leads to the next page', async () => {
  const first = await rest('GET', '/api/invitations?limit=4')
  expect(names(first.body)).toEqual(['third', 'second', 'first', 'cancelled'])
  const [, next = ''] =
    /^<(\/api\/invitations\?limit=4&cursor=[\w-]+)>; rel="next"$/.exec(String(first.headers.link)) ?? []
  const second = await rest('GET', next)
  expect(names(second.body)).toEqual(['accepted', 'overdue'])
  expect(second.headers.link).toBeUndefined()
})

const aCursor = (...parts: unknown[]) => `cursor=${Buffer.from(JSON.stringify(parts)).toString('base64url')}`
const SOME_ID = '00000000-0000-0000-0000-000000000000'

test('accepts a cursor in the current format and refuses one from an earlier version', async () => {
  const at = '2999-11-20T09:00:00.000Z'
  expect(await rest('GET', `/api/invitations?${aCursor(at, SOME_ID)}`)).toMatchObject({ status: 200 })
  const old = Buffer.from(`${at} ${SOME_ID}`).toString('base64url')
  expect(await rest('GET', `/api/invitations?cursor=${old}`)).toMatchObject({
    status: 400,
    body: { error: 'cursor is not valid' },
  })
})

test.each([
  'cursor=junk',
  aCursor('2026-11-20T09:00:00.000Z', '1'),
  aCursor('2026-11-20T09:00:00.000Z', SOME_ID, 1),
  aCursor('2026-13-45T99:99:99.999Z', SOME_ID),
  aCursor('2026-02-30T09:00:00.000Z', SOME_ID),
  aCursor('0000-01-01T09:00:00.000Z', SOME_ID),
  `cursor=${'A'.repeat(501)}`,
  'cursor=%00',
  'cursor=a&cursor=b',
  'limit=0',
  'limit=501',
  'limit=-1',
  'limit=1.5',
  'limit=many',
  'limit=',
  'limit=5&limit=6',
])('refuses a list with %s', async (query) => {
  expect(await rest('GET', `/api/invitations?${query}`)).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/cursor|limit/), code: 'INVALID' },
  })
})
