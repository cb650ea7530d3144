// Guards: post-message
import { randomUUID } from 'node:crypto'
import type { MessageId, ProjectId } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { viewOf } from '../support/view-of.ts'

const app = await agreementApp()
const { admin, client, clientId, clock, db } = app
const otherAdmin = await app.server.admin()

const SECRET = 'They pay late'

const write = (
  { trpc }: TestBrowser,
  message: { projectId: ProjectId; internal: boolean; quotedId?: MessageId },
) =>
  trpc.portal.messages.send.mutate({
    body: message.internal ? SECRET : 'Hello',
    sendKey: randomUUID(),
    ...message,
  })

/** A thread with one message of each kind, newest last. */
async function aThread() {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  clock.advance({ minutes: 1 })
  const open = await write(admin, { projectId, internal: false })
  const note = await write(admin, { projectId, internal: true })
  return { projectId, open, note }
}

test('a client receives no internal note, in no list, count, quote or page', async () => {
  const { note, open, projectId } = await aThread()
  const { messages } = client.trpc.portal
  const page = await messages.list.query({ id: projectId, limit: 1 })
  expect(page).toMatchObject({ items: [{ id: open.id }], nextCursor: null })
  expect(JSON.stringify(page)).not.toContain(SECRET)
  const { projects } = await messages.unread.query()
  expect(projects).toContainEqual({ projectId, unread: 1 })
  const missing = { data: { code: 'NOT_FOUND' } }
  await expect(write(client, { projectId, internal: false, quotedId: note.id })).rejects.toMatchObject(
    missing,
  )
  await expect(messages.markRead.mutate({ projectId, messageId: note.id })).rejects.toMatchObject(missing)
  await expect(messages.edit.mutate({ id: note.id, body: 'x' })).rejects.toMatchObject(missing)
  await expect(messages.delete.mutate({ id: note.id })).rejects.toMatchObject(missing)
  const draft = { projectId, body: 'x', internal: false, sendKey: randomUUID() }
  await expect(messages.saveDraft.mutate({ ...draft, quotedId: note.id })).rejects.toMatchObject(missing)
  const rest = await client.rest('GET', `/api/projects/${projectId}/messages`)
  expect(rest.text).not.toContain(SECRET)
})

test('an administrator who sees the portal as the client does sees no internal note', async () => {
  const { projectId } = await aThread()
  const { tab } = await viewOf(admin, client)
  const seen = await tab.trpc.portal.messages.list.query({ id: projectId })
  expect(seen.items.map(({ body }) => body)).toEqual(['Hello'])
})

test('the other administrators hear of it in the bell, its author and the client do not', async () => {
  const { note, projectId } = await aThread()
  await app.work()
  const heard = async ({ trpc }: TestBrowser) =>
    (await trpc.portal.notifications.list.query({})).items.filter(({ path }) => path.includes(note.id))
  expect(await heard(otherAdmin)).toMatchObject([
    {
      sentence: expect.stringContaining('wrote an internal note in'),
      path: `/portal/admin/projects/${projectId}?tab=messages#message-${note.id}`,
    },
  ])
  expect(await heard(admin)).toEqual([])
  expect(await heard(client)).toEqual([])
})

test('refuses an internal note of a client', async () => {
  const { projectId } = await aThread()
  await expect(write(client, { projectId, internal: true })).rejects.toThrow(
    'Only administrators write internal notes',
  )
})

test('refuses a message whose readers are not chosen', async () => {
  const { projectId } = await aThread()
  const answer = await admin.rest('POST', `/api/projects/${projectId}/messages`, {
    body: 'Hello',
    sendKey: randomUUID(),
  })
  expect(answer).toMatchObject({ status: 400, body: { error: 'Choose who will read this message' } })
})

test('an internal note is quoted in internal notes alone', async () => {
  const { note, projectId } = await aThread()
  await expect(write(admin, { projectId, internal: false, quotedId: note.id })).rejects.toThrow(
    'can only be quoted in another internal note',
  )
  const quoting = await write(otherAdmin, { projectId, internal: true, quotedId: note.id })
  expect(quoting.quoted).toMatchObject({ id: note.id, excerpt: SECRET })
})
