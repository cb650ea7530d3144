// Guards: accept-invitation, fill-invited-account

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { fileApp, plainPasswords, reusableApp } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const cheap = { replace: () => ({ passwords: plainPasswords }) }
const { admin, client, clock, services, visitor } = await fileApp(cheap)
const { db } = services.database
const newApp = await reusableApp(cheap)
const PASSWORD = 'Prairie2026'
const UNKNOWN_TOKEN = 'A'.repeat(43)

async function givenInvitation(role: 'ADMIN' | 'CLIENT' = 'CLIENT') {
  const { trpc } = await admin()
  const email = `grace${unique()}@example.com`
  const person = { firstName: 'Grace', lastName: 'Nwosu', email, role }
  const { id, inviteUrl } = await trpc.admin.invitations.create.mutate(person)
  return { id, email, token: tokenOf(inviteUrl), admin: trpc }
}

const aUsername = () => `grace${unique()}`

function accept(token: string, fields: object = {}) {
  return visitor().rest('POST', `/api/invitations/${token}/accept`, {
    username: aUsername(),
    password: PASSWORD,
    ...fields,
  })
}

const usersWith = (email: string) => db.selectFrom('users').selectAll().where('email', '=', email).execute()

test('a link shows the invited person’s name, email and role, and nothing else', async () => {
  const { email, token } = await givenInvitation('ADMIN')
  const { body, status } = await visitor().rest('GET', `/api/invitations/${token}/validate`)
  expect(status).toBe(200)
  expect(body).toEqual({ firstName: 'Grace', lastName: 'Nwosu', email, role: 'ADMIN' })
})

test('an unknown link is not found', async () => {
  for (const token of [UNKNOWN_TOKEN, 'x', '%00', "'%3B--"]) {
    expect(await visitor().rest('GET', `/api/invitations/${token}/validate`)).toMatchObject({
      status: 404,
      body: { error: 'This invitation does not exist', code: 'NOT_FOUND' },
    })
  }
})

test('accepting creates an account with the invited name, email and role', async () => {
  const { email, token } = await givenInvitation('ADMIN')
  const username = aUsername()
  const answer = await accept(token, { username })
  expect(answer).toMatchObject({ status: 200, body: { role: 'ADMIN' } })
  expect(await usersWith(email)).toEqual([
    expect.objectContaining({
      name: 'Grace Nwosu',
      username,
      role: 'ADMIN',
      org: null,
      emailVerifiedAt: clock.now().toISOString(),
      passwordHash: await plainPasswords.hash(PASSWORD),
    }),
  ])
})

test('accepting does not sign in, and the new credentials do', async () => {
  const { email, token } = await givenInvitation()
  const browser = visitor()
  const username = aUsername()
  await browser.rest('POST', `/api/invitations/${token}/accept`, { username, password: PASSWORD })
  expect(browser.cookies.size).toBe(0)
  expect((await browser.rest('GET', '/api/auth/session')).status).toBe(401)
  await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  expect(await browser.trpc.auth.session.query()).toMatchObject({ email, username, role: 'CLIENT' })
})

test('role, email and name in the body are ignored', async () => {
  const { email, token } = await givenInvitation('CLIENT')
  const fields = {
    role: 'ADMIN',
    email: 'evil@example.com',
    name: 'Evil',
    firstName: 'E',
    org: 'Evil',
    token: 'x',
  }
  expect(await accept(token, fields)).toMatchObject({ status: 200, body: { role: 'CLIENT' } })
  expect(await usersWith('evil@example.com')).toEqual([])
  expect(await usersWith(email)).toMatchObject([{ role: 'CLIENT', name: 'Grace Nwosu', org: null }])
})

test('afterwards the invitation is ACCEPTED with its time', async () => {
  const { admin, id, token } = await givenInvitation()
  await accept(token)
  const { items } = await admin.admin.invitations.list.query({ show: 'all', limit: 500 })
  expect(items).toContainEqual(
    expect.objectContaining({ id, status: 'ACCEPTED', acceptedAt: clock.now().toISOString() }),
  )
})

test('refuses a used link', async () => {
  const { token } = await givenInvitation()
  await accept(token)
  const used = { status: 410, body: { error: 'This invitation was already used', code: 'GONE' } }
  expect(await accept(token)).toMatchObject(used)
  expect(await visitor().rest('GET', `/api/invitations/${token}/validate`)).toMatchObject(used)
})

test('only the link of an accepted invitation tells who signs in with it', async () => {
  const { admin, email, token } = await givenInvitation('ADMIN')
  const ask = (token: string) => visitor().trpc.auth.invitedAccount.query({ token })
  expect(await ask(token)).toBeNull()
  await accept(token)
  expect(await ask(token)).toEqual({ email, role: 'ADMIN' })
  expect(await ask(UNKNOWN_TOKEN)).toBeNull()
  const cancelled = await givenInvitation()
  await admin.admin.invitations.cancel.mutate({ id: cancelled.id })
  expect(await ask(cancelled.token)).toBeNull()
})

test('refuses a cancelled link and creates no account', async () => {
  const { admin, email, id, token } = await givenInvitation()
  await admin.admin.invitations.cancel.mutate({ id })
  expect(await accept(token)).toMatchObject({
    status: 410,
    body: { error: 'This invitation was cancelled', code: 'GONE' },
  })
  expect(await usersWith(email)).toEqual([])
})

test('refuses a made-up link', async () => {
  expect(await accept(UNKNOWN_TOKEN)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test('the procedure returns the code GONE for a used link', async () => {
  const { token } = await givenInvitation()
  await accept(token)
  await expect(visitor().trpc.auth.invitation.query({ token })).rejects.toMatchObject({
    message: 'This invitation was already used',
    data: { code: 'GONE', httpStatus: 410 },
  })
})

test('when an acceptance and a cancellation race, exactly one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const { admin, email, id, token } = await givenInvitation()
    const [accepted, cancelled] = await Promise.all([
      accept(token),
      admin.admin.invitations.cancel.mutate({ id }).then(
        () => true,
        () => false,
      ),
    ])
    expect([accepted.status === 200, cancelled].filter(Boolean)).toHaveLength(1)
    expect(await usersWith(email)).toHaveLength(cancelled ? 0 : 1)
  }
})

test.each([
  ['ab', 'Username must be at least 3 characters long'],
  ['', 'Username must be at least 3 characters long'],
  [' ab ', 'Username must be at least 3 characters long'],
  [undefined, 'Username must be at least 3 characters long'],
  [12345, 'Username must be at least 3 characters long'],
  ['a'.repeat(51), 'Username must be less than 50 characters'],
  ['grace nwosu', 'Username can only contain letters, numbers, underscores, and hyphens'],
  ['grace@example', 'Username can only contain letters, numbers, underscores, and hyphens'],
  ['gräce', 'Username can only contain letters, numbers, underscores, and hyphens'],
  ['grace\u0000', 'Username can only contain letters, numbers, underscores, and hyphens'],
])('refuses the username %j', async (username, message) => {
  const { email, token } = await givenInvitation()
  expect(await accept(token, { username })).toMatchObject({
    status: 400,
    body: { error: message, code: 'INVALID', issues: [{ path: 'username', message }] },
  })
  expect(await usersWith(email)).toEqual([])
})

test.each(['abc', 'a'.repeat(50), 'Grace_Nwosu-2'])('accepts the username %s', async (username) => {
  const { visitor, admin } = await newApp()
  const { trpc } = await admin()
  const person = { firstName: 'G', lastName: 'N', email: 'g@example.com', role: 'CLIENT' as const }
  const { inviteUrl } = await trpc.admin.invitations.create.mutate(person)
  const answer = await visitor().rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, {
    username,
    password: PASSWORD,
  })
  expect(answer.status).toBe(200)
})

const KINDS = 'Password must contain at least one uppercase letter, one lowercase letter, and one number'

test.each([
  ['Prai202', 'Password must be at least 8 characters long'],
  [undefined, 'Password must be at least 8 characters long'],
  ['prairie2026', KINDS],
  ['PRAIRIE2026', KINDS],
  ['PrairieGrass', KINDS],
  [`Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters'],
])('refuses the password %j', async (password, message) => {
  const { token } = await givenInvitation()
  expect(await accept(token, { password })).toMatchObject({
    status: 400,
    body: { error: message, issues: [{ path: 'password', message }] },
  })
})

test.each(['Prairie1', 'Prärie und Gräser 1', `Aa1${'x'.repeat(125)}`])(
  'accepts the password %s; a special character is not required',
  async (password) => {
    const { email, token } = await givenInvitation()
    expect((await accept(token, { password })).status).toBe(200)
    expect((await visitor().rest('POST', '/api/auth/jwt/login', { email, password })).status).toBe(200)
  },
)

test('refuses a taken username in any capitalization, and the link still works', async () => {
  const taken = aUsername()
  await accept((await givenInvitation()).token, { username: taken })
  const { email, token } = await givenInvitation()
  const message = 'This username is already taken'
  expect(await accept(token, { username: taken.toUpperCase() })).toMatchObject({
    status: 409,
    body: { error: message, code: 'CONFLICT', issues: [{ path: 'username', message }] },
  })
  expect(await usersWith(email)).toEqual([])
  expect((await accept(token)).status).toBe(200)
})

test('refuses an email that has registered in the meantime, and the invitation stays pending', async () => {
  const { admin, email, id, token } = await givenInvitation()
  await visitor().trpc.auth.register.mutate({ name: 'Grace', email, password: 'Prairie2026!' })
  expect(await accept(token)).toMatchObject({
    status: 409,
    body: { error: 'An account with this email already exists', code: 'CONFLICT' },
  })
  const { items } = await admin.admin.invitations.list.query({ show: 'pending', limit: 500 })
  expect(items.map((item) => item.id)).toContain(id)
  expect(await usersWith(email)).toMatchObject([{ name: 'Grace', role: 'CLIENT' }])
})

test('a signed-in person who accepts someone else’s invitation keeps their own session', async () => {
  const { token } = await givenInvitation()
  const browser = await client()
  await browser.rest('POST', `/api/invitations/${token}/accept`, {
    username: aUsername(),
    password: PASSWORD,
  })
  expect(await browser.trpc.auth.session.query()).toMatchObject({ email: browser.email })
})

test('an invitation expires everywhere after seven days, without any job running', async () => {
  const { admin, clock, services, visitor } = await newApp()
  const { email, rest, trpc } = await admin()
  const person = {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.com',
    role: 'CLIENT' as const,
  }
  const { id, inviteUrl } = await trpc.admin.invitations.create.mutate(person)
  const token = tokenOf(inviteUrl)
  const validate = () => visitor().rest('GET', `/api/invitations/${token}/validate`)
  clock.advance({ days: 6, hours: 23, minutes: 59, seconds: 59 })
  expect((await validate()).status).toBe(200)

  clock.advance({ seconds: 1 })
  const expired = { status: 410, body: { error: 'This invitation has expired', code: 'GONE' } }
  expect(await validate()).toMatchObject(expired)
  const input = { username: 'dana', password: PASSWORD }
  expect(await visitor().rest('POST', `/api/invitations/${token}/accept`, input)).toMatchObject(expired)
  await rest('POST', '/api/auth/login', { username: email, password: 'Prairie2026!' })
  expect((await rest('GET', '/api/invitations')).body).toMatchObject([{ id, status: 'EXPIRED' }])
  expect((await rest('DELETE', `/api/invitations/${id}`)).body).toMatchObject({
    error: 'This invitation is expired and cannot become cancelled. Send a new invitation.',
  })
  await expect(trpc.admin.invitations.renew.mutate({ id })).rejects.toMatchObject({
    data: { httpStatus: 409 },
  })
  expect((await trpc.admin.users.counts.query()).pendingInvitations).toBe(0)
  const again = await trpc.admin.invitations.create.mutate(person)
  expect(again.id).not.toBe(id)
  expect(await services.database.db.selectFrom('userInvitations').select(['id', 'status']).execute()).toEqual(
    expect.arrayContaining([
      { id, status: 'EXPIRED' },
      { id: again.id, status: 'PENDING' },
    ]),
  )
})
