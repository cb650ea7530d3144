import { endStreamsOfEndedSessions } from '@tallgrass/core'
import { DAY_MS } from '@tallgrass/domain'
import { expect, onTestFinished, test } from 'vitest'
import { colleagueOf, giveRights } from '../support/colleague-of.ts'
import { type OpenStream, openStream } from '../support/open-stream.ts'
import { pastTriggers } from '../support/past-triggers.ts'
import { present } from '../support/present.ts'
import { fileApp } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { viewOf } from '../support/view-of.ts'

const app = await fileApp()
const { changes, database } = app.services
const admin = await app.admin()
const client = await app.client()

async function opened(browser: TestBrowser, ...rest: [Parameters<typeof openStream>[1]?]) {
  const stream = await openStream(browser, ...rest)
  onTestFinished(stream.close)
  return stream
}

async function message(stream: OpenStream) {
  const received = present(await stream.next())
  if ('error' in received) throw new Error(received.error.message)
  return received
}

/** Reads on until a change of this kind arrives; all kinds up to then. */
async function kindsUntil(stream: OpenStream, kind: string) {
  const kinds = new Set<string>()
  while (!kinds.has(kind))
    for (const change of (await message(stream)).message.changes) kinds.add(change.kind)
  return kinds
}

const newProject = async (of: TestBrowser = client) =>
  admin.trpc.admin.projects.create.mutate({
    name: 'Website',
    type: 'Custom Build',
    clientId: present(await of.trpc.auth.session.query()).id,
  })

test('an administrator and the client hear of a new project, and another client does not', async () => {
  const other = await app.client()
  const [ours, theirs, others] = [await opened(admin), await opened(client), await opened(other)]
  const nextProject = async (stream: OpenStream) => {
    for (;;) {
      const { changes } = (await message(stream)).message
      const found = changes.find(({ kind }) => kind === 'project')
      if (found) return found.id
    }
  }
  const { id } = await newProject(client)
  expect(await nextProject(ours)).toBe(id)
  expect(await nextProject(theirs)).toBe(id)
  const own = await newProject(other)
  expect(await nextProject(others)).toBe(own.id)
})

test('a client hears neither of leads nor of work items nor of another client’s notifications', async () => {
  const stream = await opened(client)
  await message(stream)
  await app
    .visitor()
    .trpc.chat.createLead.mutate({ name: 'Bob', email: 'bob@example.com', interest: 'smart-ai' })
  await newProject()
  const kinds = await kindsUntil(stream, 'project')
  expect([...kinds].filter((kind) => ['lead', 'work_item', 'audit', 'mail'].includes(kind))).toEqual([])
})

/** Reads on until this record is named. True if nothing had to be read again on the way. */
async function isNamedWithoutReload(stream: OpenStream, id: string) {
  for (;;) {
    const { changes, reload } = (await message(stream)).message
    if (reload) return false
    if (changes.some((change) => change.id === id)) return true
  }
}

test('goes on after the last message, and misses nothing', async () => {
  const stream = await opened(admin)
  const { id: lastEventId } = await message(stream)
  stream.close()
  const { id } = await newProject()
  expect(await isNamedWithoutReload(await opened(admin, { lastEventId }), id)).toBe(true)
})

test.each([
  ['an unknown message', { lastEventId: '17' }],
  ['data from before the process started', { age: DAY_MS }],
])('asks to reload after %s', async (_, input) => {
  expect((await message(await opened(admin, input))).message).toEqual({ reload: true, changes: [] })
})

test('ends with its session', async () => {
  const browser = await app.client()
  const stream = await opened(browser)
  await message(stream)
  await browser.trpc.auth.logout.mutate()
  expect(await stream.next()).toBeUndefined()
})

test('ends with a session that expires, although it was open', async () => {
  const stream = await opened(await app.client())
  await message(stream)
  app.clock.advance({ days: 8 })
  await endStreamsOfEndedSessions(changes, app.services)
  expect(await stream.next()).toBeUndefined()
  app.clock.restart()
})

test('ends when the rights of its reader change', async () => {
  const colleague = await colleagueOf(app, client)
  const stream = await opened(colleague)
  await message(stream)
  await giveRights(app, colleague, { pays: false })
  expect(await stream.next()).toBeUndefined()
})

test('ends when its reader has moved to another client, even if nothing was heard of it', async () => {
  const [colleague, other] = [await colleagueOf(app, client), await app.client()]
  const stream = await opened(colleague)
  await message(stream)
  await pastTriggers(database, (db) =>
    db
      .updateTable('users')
      .set((eb) => ({
        organizationId: eb
          .selectFrom('users as others')
          .select('organizationId')
          .where('email', '=', other.email),
      }))
      .where('email', '=', colleague.email)
      .execute(),
  )
  await endStreamsOfEndedSessions(changes, app.services)
  expect(await stream.next()).toBeUndefined()
})

test('ends when the server closes', async () => {
  const other = await fileApp()
  const browser = await other.client()
  const stream = await openStream(browser)
  expect(await stream.next()).toBeDefined()
  other.services.changes.close()
  expect(await stream.next()).toBeUndefined()
})

test('is forgotten when its reader leaves', async () => {
  const browser = await app.client()
  const { id } = present(await browser.trpc.auth.session.query())
  const isOpen = () => changes.readers().some(({ userId }) => userId === id)
  const stream = await openStream(browser)
  await stream.next()
  expect(isOpen()).toBe(true)
  stream.close()
  await expect.poll(isOpen).toBe(false)
})

test('refuses strangers, and views of another’s portal', async () => {
  const { tab } = await viewOf(admin, client)
  const refusal = async (browser: TestBrowser) => (await opened(browser)).next()
  expect(await refusal(app.visitor())).toMatchObject({ error: { data: { code: 'UNAUTHENTICATED' } } })
  expect(await refusal(tab)).toMatchObject({ error: { data: { code: 'INVALID' } } })
})

test('refuses more than twenty streams of one session', async () => {
  const browser = await app.client()
  for (let n = 0; n < 20; n++) await message(await opened(browser))
  expect(await (await opened(browser)).next()).toMatchObject({ error: { data: { code: 'RATE_LIMITED' } } })
})

test('neither a stream nor a call that no hand caused keeps a session alive', async () => {
  const browser = await app.client()
  const lastSeen = async () => {
    const rows = database.db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.userId')
    return (await rows.select('lastSeenAt').where('email', '=', browser.email).executeTakeFirstOrThrow())
      .lastSeenAt
  }
  const before = await lastSeen()
  app.clock.advance({ minutes: 5 })
  await message(await opened(browser))
  const attended = await browser.send({
    method: 'GET',
    url: '/trpc/portal.dashboard',
    headers: { 'x-unattended': '1' },
  })
  expect([attended.status, await lastSeen()]).toEqual([200, before])
  await browser.trpc.portal.dashboard.query()
  expect(await lastSeen()).not.toBe(before)
  app.clock.restart()
})
