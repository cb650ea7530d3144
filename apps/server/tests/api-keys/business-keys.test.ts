// Guards: create-key, revoke-key

import { endStreamsOfEndedSessions } from '@tallgrass/core'
import { MAX_KEYS } from '@tallgrass/domain'
import { expect, onTestFinished, test } from 'vitest'
import { createBusinessKey, createKey, programOf } from '../support/api-keys.ts'
import { openStream } from '../support/open-stream.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { admin, client, clock, services } = app
const { db } = services.database

const LEADS = '/api/admin/leads'
const newLead = { name: 'Elena Fox', email: 'elena@example.com' }

async function opened(browser: TestBrowser) {
  const stream = await openStream(browser)
  onTestFinished(stream.close)
  expect(await stream.next()).toHaveProperty('message')
  return stream
}

test('a key of the business acts as its own actor, with its name and that of who answers for it', async () => {
  const office = await admin()
  const { key, token } = await createBusinessKey(office, { name: 'Till', scopes: ['leads:write'] })
  expect(key).toMatchObject({ owner: null, createdBy: 'Ruth Calloway' })
  const created = await programOf(app, token).rest('POST', LEADS, newLead)
  expect(created.status).toBe(201)
  const { items } = await office.trpc.admin.audit.list.query({ action: 'lead.create', limit: 1 })
  expect(items).toMatchObject([
    { actor: { kind: 'api_key', keyId: key.id }, actorName: 'Ruth Calloway', actorKeyName: 'Till' },
  ])
  const rows = await db
    .selectFrom('auditLogs')
    .select('actorRef')
    .where('action', '=', 'lead.create')
    .execute()
  expect(rows.map(({ actorRef }) => actorRef)).toContain(key.id)
})

test('it stays when the administrator who created it leaves; their own keys do not', async () => {
  const [office, leaving] = [await admin(), await admin()]
  const shared = await createBusinessKey(leaving, { scopes: ['leads:read'] })
  const own = await createKey(leaving, { scopes: ['leads:read'] })
  await office.trpc.admin.users.changeRole.mutate({ email: leaving.email, role: 'CLIENT' })
  expect((await programOf(app, own.token).rest('GET', LEADS)).status).toBe(401)
  expect((await programOf(app, shared.token).rest('GET', LEADS)).status).toBe(200)
  const { items } = await office.trpc.admin.keys.list.query({})
  const statusOf = (id: string) => items.find((key) => key.id === id)?.status
  expect([statusOf(own.key.id), statusOf(shared.key.id)]).toEqual(['REVOKED', 'ACTIVE'])
})

test('refuses the 21st key of the business, even of two administrators at once', async () => {
  const [first, second] = [await admin(), await admin()]
  const keys = first.trpc.admin.keys
  const { items: before } = await keys.list.query({ limit: 100 })
  for (const { id, owner, status } of before)
    if (owner === null && status !== 'REVOKED') await keys.revoke.mutate({ id })
  for (let n = 1; n < MAX_KEYS; n++) await createBusinessKey(first, { scopes: ['leads:read'] })
  const results = await Promise.allSettled(
    [first, second, first, second].map((office) => createBusinessKey(office, { scopes: ['leads:read'] })),
  )
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused.map(({ data, message }) => [data.code, message])).toEqual(
    Array(3).fill(['CONFLICT', 'There are 20 keys already. Revoke one that is no longer used.']),
  )
  const { items } = await keys.list.query({ limit: 100 })
  const open = items.filter(({ owner, status }) => owner === null && status === 'ACTIVE')
  expect(open).toHaveLength(MAX_KEYS)
  for (const { id } of open) await keys.revoke.mutate({ id })
})

test('the administrators are told of a new key of the business', async () => {
  await createBusinessKey(await admin(), { name: 'Shop', scopes: ['leads:read'] })
  const events = db.selectFrom('events').select('adminSentence')
  const told = await events.where('kind', '=', 'account.business_key_created').execute()
  expect(told.map(({ adminSentence }) => adminSentence)).toContain(
    'Ruth Calloway created the API key “Shop” of the business.',
  )
})

test('administrators page through all keys and revoke any; refuses to revoke one twice', async () => {
  const office = await admin()
  const [first, second] = [
    await createBusinessKey(office, { scopes: ['leads:read'] }),
    await createKey(await client(), { scopes: ['invoices:read'] }),
  ]
  clock.advance({ seconds: 1 })
  const ids: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await office.trpc.admin.keys.list.query({ limit: 1, cursor })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(ids).toEqual(expect.arrayContaining([first.key.id, second.key.id]))
  expect(new Set(ids).size).toBe(ids.length)
  const revoke = () => office.rest('DELETE', `/api/api-keys/${second.key.id}`)
  expect((await revoke()).status).toBe(200)
  expect(await revoke()).toMatchObject({ status: 404, body: { error: 'This API key does not exist' } })
  expect((await programOf(app, second.token).rest('GET', '/api/invoices')).status).toBe(401)
})

test('refuses a key of the business to clients', async () => {
  const facts = { name: 'Shop', scopes: ['leads:read'], days: 30 }
  expect(await (await client()).rest('POST', '/api/api-keys', facts)).toMatchObject({ status: 403 })
})

test('a stream ends at once when its key is revoked; others go on', async () => {
  const browser = await client()
  const [one, two] = [
    await createKey(browser, { scopes: ['changes:read'] }),
    await createKey(browser, { scopes: ['changes:read'] }),
  ]
  const [ended, other] = [await opened(programOf(app, one.token)), await opened(programOf(app, two.token))]
  await browser.trpc.auth.keys.revoke.mutate({ id: one.key.id })
  let last = await ended.next()
  while (last) last = await ended.next()
  const name = await browser.rest('PUT', '/api/account/profile', { name: 'Maren Fox', version: 1 })
  expect(name.status).toBe(200)
  expect(await other.next()).toHaveProperty('message')
})

test('a stream ends when its key expires', async () => {
  const { token } = await createKey(await client(), { scopes: ['changes:read'], days: 30 })
  const stream = await opened(programOf(app, token))
  await endStreamsOfEndedSessions(services.changes, services)
  clock.advance({ days: 30 })
  await endStreamsOfEndedSessions(services.changes, services)
  let last = await stream.next()
  while (last) last = await stream.next()
  expect(await (await openStream(programOf(app, token))).next()).toMatchObject({
    error: { data: { code: 'UNAUTHENTICATED' } },
  })
})

test('each key has a limit of its own, which the refusal names', async () => {
  const office = await admin()
  const [busy, quiet] = [
    await createBusinessKey(office, { scopes: ['leads:read'] }),
    await createBusinessKey(office, { scopes: ['leads:read'] }),
  ]
  await db
    .insertInto('rateLimits')
    .values({ key: await counterOf(busy.key.id), points: 600, expire: clock.now().getTime() + 30_000 })
    .execute()
  const refused = await programOf(app, busy.token).rest('GET', LEADS)
  expect(refused).toMatchObject({
    status: 429,
    body: { error: 'An API key can make 600 requests a minute. Please try again in 30 seconds.' },
  })
  expect(refused.headers['retry-after']).toBe('30')
  expect((await programOf(app, quiet.token).rest('GET', LEADS)).status).toBe(200)
})

/** As the counter of the limit is named in the table. */
async function counterOf(id: string): Promise<string> {
  const { createHash } = await import('node:crypto')
  return `apiKey:${createHash('sha256').update(id).digest('base64url')}`
}

test('guesses count by address, and end in the limit of the address', async () => {
  const ip = '10.77.0.1'
  const guess = () =>
    app.visitor({ ip }).withHeaders({ authorization: 'Bearer tg_live_guess' }).rest('GET', LEADS)
  const statuses = new Set<number>()
  for (let n = 0; n <= 600; n++) statuses.add((await guess()).status)
  expect([...statuses]).toEqual([401, 429])
})
