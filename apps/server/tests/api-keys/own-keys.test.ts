// Guards: create-key, revoke-key

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKey, programOf } from '../support/api-keys.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { admin, client, clock, services } = app
const { db } = services.database

const PATH = '/api/projects'
const SCOPES = ['projects:read' as const]
const INVALID = { error: 'This API key is not valid, or it was revoked', code: 'UNAUTHENTICATED' }

test('a key reads what its person may read, over REST and tRPC, without a cookie', async () => {
  const browser = await client()
  const { key, token } = await createKey(browser, { scopes: SCOPES })
  expect(token).toMatch(/^tg_live_[\w-]{43}$/)
  expect(key).toMatchObject({ prefix: token.slice(0, 14), status: 'ACTIVE', lastUsedAt: null })
  const program = programOf(app, token)
  expect(await program.rest('GET', PATH)).toMatchObject({ status: 200, body: [] })
  expect((await program.trpc.portal.projects.list.query({})).items).toEqual([])
  expect([...program.cookies]).toEqual([])
})

test('the database holds only the hash of a key', async () => {
  const { token } = await createKey(await client(), { scopes: SCOPES })
  const rows = await db.selectFrom('apiKeys').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  const tokenHash = createHash('sha256').update(token).digest('hex')
  expect(rows.map((row) => row.tokenHash)).toContain(tokenHash)
  for (const stolen of [tokenHash, `tg_live_${tokenHash}`])
    expect(await programOf(app, stolen).rest('GET', PATH)).toMatchObject({ status: 401, body: INVALID })
})

test.each(['tg_live_', 'tg_live_guess', 'guess'])(
  'refuses %j as a key, over REST and tRPC',
  async (token) => {
    const program = programOf(app, token)
    const answer = await program.rest('GET', PATH)
    expect(answer).toMatchObject({ status: 401, body: INVALID })
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    await expect(program.trpc.portal.projects.list.query({})).rejects.toMatchObject({
      message: INVALID.error,
      data: { code: 'UNAUTHENTICATED' },
    })
  },
)

test('an unknown key is refused even beside a good cookie', async () => {
  const browser = await client()
  const both = browser.withHeaders({ authorization: 'Bearer tg_live_guess' })
  expect(await both.rest('GET', PATH)).toMatchObject({ status: 401, body: INVALID })
})

test('a key expires when it says; without a day, it never does', async () => {
  const browser = await client()
  const month = programOf(app, (await createKey(browser, { scopes: SCOPES, days: 30 })).token)
  const forever = programOf(app, (await createKey(browser, { scopes: SCOPES, days: null })).token)
  const expires = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
  clock.advance({ days: 29 })
  expect((await month.rest('GET', PATH)).status).toBe(200)
  clock.advance({ days: 1 })
  expect(await month.rest('GET', PATH)).toMatchObject({
    status: 401,
    body: { error: `This API key expired on ${expires}`, code: 'UNAUTHENTICATED' },
  })
  expect((await forever.rest('GET', PATH)).status).toBe(200)
})

test('a revoked key stops at once, and is listed no more', async () => {
  const browser = await client()
  const { key, token } = await createKey(browser, { scopes: SCOPES })
  const program = programOf(app, token)
  expect((await program.rest('GET', PATH)).status).toBe(200)
  await browser.trpc.auth.keys.revoke.mutate({ id: key.id })
  expect(await program.rest('GET', PATH)).toMatchObject({ status: 401, body: INVALID })
  expect(await browser.trpc.auth.keys.list.query()).toEqual([])
})

test('refuses to revoke the key of someone else, which keeps working', async () => {
  const [owner, stranger] = [await client(), await client()]
  const { key, token } = await createKey(owner, { scopes: SCOPES })
  expect(await stranger.rest('DELETE', `/api/account/api-keys/${key.id}`)).toMatchObject({
    status: 404,
    body: { error: 'This API key does not exist' },
  })
  expect((await programOf(app, token).rest('GET', PATH)).status).toBe(200)
})

test('the last use is stored, at most once a minute', async () => {
  const browser = await client()
  const program = programOf(app, (await createKey(browser, { scopes: SCOPES })).token)
  const lastUse = async () => (await browser.trpc.auth.keys.list.query())[0]?.lastUsedAt
  await program.rest('GET', PATH)
  const first = clock.now().toISOString()
  expect(await lastUse()).toBe(first)
  clock.advance({ seconds: 59 })
  await program.rest('GET', PATH)
  expect(await lastUse()).toBe(first)
  clock.advance({ seconds: 1 })
  await program.rest('GET', PATH)
  expect(await lastUse()).toBe(clock.now().toISOString())
})

test('a key is created only right after a proof of who it is', async () => {
  const browser = await client()
  clock.advance({ minutes: 11 })
  const facts = { name: 'Bookkeeping', scopes: SCOPES, days: 90 }
  expect(await browser.rest('POST', '/api/account/api-keys', facts)).toMatchObject({
    status: 403,
    body: { code: 'PROOF_NEEDED' },
  })
})

test.each([
  ['no scope', { scopes: [] }, 'Choose at least one scope'],
  ['an unknown scope', { scopes: ['users:write'] }, 'Choose from the scopes that there are'],
  ['a scope twice', { scopes: ['projects:read', 'projects:read'] }, 'Choose each scope once'],
  ['another time', { days: 7 }, 'Choose 30, 90 or 365 days, or null for never'],
  ['no time', { days: undefined }, 'Choose 30, 90 or 365 days, or null for never'],
  ['no name', { name: ' ' }, 'Name is required'],
  ['a scope of the office', { scopes: ['leads:read'] }, 'leads:read is for administrators'],
])('refuses a client’s key with %s', async (_what, change, error) => {
  const browser = await client()
  const facts = { name: 'Bookkeeping', scopes: SCOPES, days: 90, ...change }
  expect(await browser.rest('POST', '/api/account/api-keys', facts)).toMatchObject({
    status: 400,
    body: { error },
  })
  expect(await browser.trpc.auth.keys.list.query()).toEqual([])
})

test('refuses the 21st key of a person until one is revoked', async () => {
  const browser = await client()
  for (let n = 1; n <= 20; n++) await createKey(browser, { name: `Key ${n}`, scopes: SCOPES })
  const more = () => createKey(browser, { scopes: SCOPES })
  await expect(more()).rejects.toThrow('There are 20 keys already. Revoke one that is no longer used.')
  const [{ id } = { id: undefined }] = await browser.trpc.auth.keys.list.query()
  if (id) await browser.trpc.auth.keys.revoke.mutate({ id })
  expect((await more()).key.status).toBe('ACTIVE')
})

test('the owner is told of a new key', async () => {
  const browser = await client()
  await createKey(browser, { name: 'Till', scopes: SCOPES })
  const told = await db
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.userId')
    .select('events.personSentence as sentence')
    .where('users.email', '=', browser.email)
    .where('events.kind', '=', 'account.key_created')
    .execute()
  expect(told).toEqual([{ sentence: 'The API key “Till” was created for your account.' }])
})

test('the key of a former administrator, and of someone deactivated, stops at once', async () => {
  const office = await admin()
  const [demoted, left] = [await admin(), await admin()]
  const programs = []
  for (const person of [demoted, left])
    programs.push(programOf(app, (await createKey(person, { scopes: ['leads:read'] })).token))
  for (const { rest } of programs) expect((await rest('GET', '/api/admin/leads')).status).toBe(200)
  await office.trpc.admin.users.changeRole.mutate({ email: demoted.email, role: 'CLIENT' })
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', left.email)
    .executeTakeFirstOrThrow()
  await office.trpc.admin.people.deactivate.mutate({ id, version: 1 })
  for (const { rest } of programs)
    expect(await rest('GET', '/api/admin/leads')).toMatchObject({ status: 401, body: INVALID })
})
