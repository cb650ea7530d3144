// Guards: post-message, edit-message, delete-message, read-thread
import { createHash, randomUUID } from 'node:crypto'
import type { ProcedureInput } from '@tallgrass/api/paths/row.ts'
import type { ProjectId } from '@tallgrass/domain'
import { aFile, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await agreementApp()
const { admin, client, clientId, clock, db } = app
const colleague = await colleagueOf(app.server, client)
const stranger = await app.server.client()

type Message = Partial<ProcedureInput<'portal.messages.send'>>

const send = ({ trpc }: TestBrowser, projectId: ProjectId, message: Message = {}) =>
  trpc.portal.messages.send.mutate({
    projectId,
    body: 'Hello',
    internal: false,
    sendKey: randomUUID(),
    ...message,
  })
const thread = async ({ trpc }: TestBrowser, id: ProjectId) =>
  (await trpc.portal.messages.list.query({ id })).items
const bodies = async (browser: TestBrowser, id: ProjectId) =>
  (await thread(browser, id)).map(({ body }) => body)
const unread = async ({ trpc }: TestBrowser, id: ProjectId) =>
  (await trpc.portal.messages.unread.query()).projects.find(({ projectId }) => projectId === id)?.unread ?? 0
const aThread = async () => (await aProject(db, clientId, { status: 'ACTIVE' })).id
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const numbers = async (id: ProjectId) =>
  (
    await db.selectFrom('messages').select('number').where('projectId', '=', id).orderBy('number').execute()
  ).map(({ number }) => number)

test('both sides and every colleague read one thread, oldest first', async () => {
  const id = await aThread()
  await send(admin, id, { body: 'The greeting is **drafted**.' })
  const question = await send(client, id, { body: 'When does it start?' })
  await send(colleague, id, { body: 'And who hears it?', quotedId: question.id })
  for (const reader of [admin, client, colleague])
    expect(await bodies(reader, id)).toEqual([
      'The greeting is **drafted**.',
      'When does it start?',
      'And who hears it?',
    ])
  expect((await thread(admin, id)).at(-1)).toMatchObject({
    side: 'CLIENT',
    quoted: { id: question.id, author: 'Maren Okafor', excerpt: 'When does it start?', deleted: false },
    editedAt: null,
  })
})

test('older pages follow by the cursor', async () => {
  const id = await aThread()
  for (const body of ['one', 'two', 'three']) await send(client, id, { body })
  const newest = await admin.trpc.portal.messages.list.query({ id, limit: 2 })
  expect(newest.items.map(({ body }) => body)).toEqual(['two', 'three'])
  const older = await admin.trpc.portal.messages.list.query({ id, limit: 2, cursor: newest.nextCursor })
  expect(older.items.map(({ body }) => body)).toEqual(['one'])
  expect(older.nextCursor).toBeNull()
  await expect(admin.trpc.portal.messages.list.query({ id, cursor: 'x' })).rejects.toThrow(
    'cursor is not valid',
  )
})

test('a repeated call sends nothing twice, even at the same moment', async () => {
  const id = await aThread()
  const message = { body: 'Only once', sendKey: randomUUID() }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(client, id, message)))
  expect(new Set(answers.map((one) => one.id)).size).toBe(1)
  expect(await bodies(client, id)).toEqual(['Only once'])
})

test('messages of many at once are numbered without gaps', async () => {
  const id = await aThread()
  const people = [admin, client, colleague, admin, client, colleague, admin, client]
  await Promise.all(people.map((one) => send(one, id)))
  expect(await numbers(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('refuses the same key in another project', async () => {
  const sendKey = randomUUID()
  await send(client, await aThread(), { sendKey })
  await expect(send(client, await aThread(), { sendKey })).rejects.toThrow('already sent in another project')
})

test('someone of another organization finds no thread', async () => {
  const id = await aThread()
  const message = await send(client, id)
  const { messages } = stranger.trpc.portal
  const missing = { data: { code: 'NOT_FOUND' } }
  await expect(messages.list.query({ id })).rejects.toMatchObject(missing)
  await expect(send(stranger, id)).rejects.toMatchObject(missing)
  await expect(messages.edit.mutate({ id: message.id, body: 'Mine' })).rejects.toMatchObject(missing)
  await expect(messages.delete.mutate({ id: message.id })).rejects.toMatchObject(missing)
  const read = messages.markRead.mutate({ projectId: id, messageId: message.id })
  await expect(read).rejects.toMatchObject(missing)
  expect((await messages.unread.query()).total).toBe(0)
})

test('its author edits a message for fifteen minutes, and the log keeps the fingerprints of both texts', async () => {
  const id = await aThread()
  const message = await send(client, id, { body: 'At noon' })
  clock.advance({ minutes: 14 })
  const edited = await client.trpc.portal.messages.edit.mutate({ id: message.id, body: 'At one' })
  expect(edited).toMatchObject({ body: 'At one', editedAt: expect.any(String) })
  const row = db.selectFrom('auditLogs').select(['before', 'after']).where('action', '=', 'message.edit')
  expect(await row.where('entityId', '=', message.id).executeTakeFirst()).toMatchObject({
    before: { sha256: hashOf('At noon'), characters: 7 },
    after: { sha256: hashOf('At one'), characters: 6, projectId: id },
  })
  const byColleague = colleague.trpc.portal.messages.edit.mutate({ id: message.id, body: 'At two' })
  await expect(byColleague).rejects.toThrow('Only its author can edit a message')
  clock.advance({ minutes: 2 })
  const late = client.trpc.portal.messages.edit.mutate({ id: message.id, body: 'At two' })
  await expect(late).rejects.toThrow('can be edited for 15 minutes')
})

test('a deleted message leaves a mark, also where it is quoted, and its files go', async () => {
  const id = await aThread()
  const file = await aFile(db, { projectId: id, uploadedBy: clientId, purpose: 'message', shownAt: null })
  const message = await send(client, id, { body: 'Wrong thread', fileIds: [file.id] })
  expect(message.files).toMatchObject([{ id: file.id, name: file.name, removed: null }])
  await send(admin, id, { body: 'What is this?', quotedId: message.id })
  await expect(admin.trpc.portal.messages.delete.mutate({ id: message.id })).rejects.toThrow(
    'Only its author can delete a message',
  )
  await client.trpc.portal.messages.delete.mutate({ id: message.id })
  const [deleted, quoting] = await thread(colleague, id)
  expect(deleted).toMatchObject({ body: '', deletedAt: expect.any(String) })
  expect(deleted?.files).toMatchObject([{ removed: { by: 'Maren Okafor' } }])
  expect(quoting?.quoted).toMatchObject({ excerpt: '', deleted: true })
  const again = client.trpc.portal.messages.edit.mutate({ id: message.id, body: 'Back' })
  await expect(again).rejects.toThrow('This message was deleted')
  await expect(send(admin, id, { quotedId: message.id })).rejects.toThrow('was deleted')
})

test('refuses a message without a text, one that is too long, and a quote from another project', async () => {
  const id = await aThread()
  const elsewhere = await send(client, await aThread())
  await expect(send(client, id, { body: '  ' })).rejects.toThrow('Write a message first')
  await expect(send(client, id, { body: 'x'.repeat(5001) })).rejects.toThrow('at most 5000 characters')
  await expect(send(client, id, { quotedId: elsewhere.id })).rejects.toMatchObject({
    data: { code: 'NOT_FOUND' },
  })
  expect(await numbers(id)).toEqual([])
})

test('an archived project can be read, but not written to', async () => {
  const id = await aThread()
  const message = await send(client, id)
  await db.updateTable('projects').set({ status: 'ARCHIVED' }).where('id', '=', id).execute()
  expect(await bodies(client, id)).toEqual(['Hello'])
  for (const refused of [
    send(client, id),
    client.trpc.portal.messages.edit.mutate({ id: message.id, body: 'Bye' }),
    client.trpc.portal.messages.delete.mutate({ id: message.id }),
  ])
    await expect(refused).rejects.toThrow('This project is archived. Its messages can be read')
})

test('everyone has unread marks of their own, and reading never goes back', async () => {
  const id = await aThread()
  clock.advance({ minutes: 1 })
  const [first, second] = [await send(admin, id), await send(admin, id)]
  expect([await unread(client, id), await unread(colleague, id), await unread(admin, id)]).toEqual([2, 2, 0])
  const read = (messageId: typeof first.id) =>
    client.trpc.portal.messages.markRead.mutate({ projectId: id, messageId })
  await read(second.id)
  await read(first.id)
  expect([await unread(client, id), await unread(colleague, id)]).toEqual([0, 2])
  const marks = async (browser: TestBrowser) => (await thread(browser, id)).map((one) => one.unread)
  expect([await marks(client), await marks(colleague)]).toEqual([
    [false, false],
    [true, true],
  ])
  await admin.trpc.portal.messages.delete.mutate({ id: second.id })
  expect(await unread(colleague, id)).toBe(1)
})

test('a project with messages stays with its client', async () => {
  const id = await aThread()
  await send(client, id)
  const { id: other } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', stranger.email)
    .executeTakeFirstOrThrow()
  const { name, version } = await admin.trpc.portal.projects.get.query({ id })
  const moved = admin.trpc.admin.projects.update.mutate({ id, name, version, clientId: other })
  await expect(moved).rejects.toThrow('so its client cannot be changed')
})
