import { attachFiles, createCtx, noCarrier, noSession, requirePortal } from '@tallgrass/core'
import { listFilesOf, newId } from '@tallgrass/db'
import { type FileId, type MessageId, type ProjectId, rightsOf, type UserId } from '@tallgrass/domain'
import { aFile, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const { id: clientId } = await givenClient(app)
const { id: strangerId } = await givenClient(app)

/** The context of a contact, as a request has it. */
async function ctxOf(id: UserId) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const rights = rightsOf({ role: 'CLIENT', signs: true, pays: true, reviews: true })
  const origin = { ip: null, userAgent: null, requestId: null }
  const caller = {
    user: { ...user, ...noSession, rights, emailVerified: true, picture: null },
    origin,
    session: noCarrier,
    conversation: noCarrier,
  }
  return requirePortal(createCtx(app.services, caller))
}

async function givenMessage() {
  const project = await aProject(db, clientId, { status: 'ACTIVE' })
  const message = {
    id: newId('Message', new Date()),
    projectId: project.id,
    number: 1,
    authorId: clientId,
    side: 'CLIENT' as const,
    body: 'Our logo',
    sendKey: crypto.randomUUID(),
    createdAt: app.services.clock(),
  }
  await db.insertInto('messages').values(message).execute()
  return { projectId: project.id, messageId: message.id }
}

const aDraft = (projectId: ProjectId, facts: Partial<Parameters<typeof aFile>[1]> = {}) =>
  aFile(db, { projectId, uploadedBy: clientId, purpose: 'message', shownAt: null, ...facts })

async function attach(to: { projectId: ProjectId; messageId: MessageId }, fileIds: FileId[], as = clientId) {
  const ctx = await ctxOf(as)
  const { messageId, projectId } = to
  await ctx.transaction((tx) => attachFiles(tx, { projectId, fileIds, to: { messageId }, internal: false }))
}

test('drafts are shown with the message that carries them', async () => {
  const message = await givenMessage()
  const [first, second] = [await aDraft(message.projectId), await aDraft(message.projectId)]
  await attach(message, [first.id, second.id])
  const { scope } = await ctxOf(clientId)
  const files = await listFilesOf(db, scope, { messageIds: [message.messageId] })
  expect(files.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
  const { scope: other } = await ctxOf(strangerId)
  expect(await listFilesOf(db, other, { messageIds: [message.messageId] })).toEqual([])
  expect(await listFilesOf(db, scope, { handInIds: [] })).toEqual([])
})

test.each([
  [
    'a file of someone else',
    'NOT_FOUND',
    async (projectId: ProjectId) => aDraft(projectId, { uploadedBy: strangerId }),
  ],
  [
    'a file for a hand-in',
    'NOT_FOUND',
    async (projectId: ProjectId) => aFile(db, { projectId, uploadedBy: clientId }),
  ],
  [
    'one that was sent',
    'CONFLICT',
    async (projectId: ProjectId) => aDraft(projectId, { shownAt: new Date() }),
  ],
  [
    'one that has not arrived',
    'CONFLICT',
    async (projectId: ProjectId) => aDraft(projectId, { isComplete: false }),
  ],
  [
    'one that was removed',
    'CONFLICT',
    async (projectId: ProjectId) => aDraft(projectId, { removedAt: new Date(), removedBy: clientId }),
  ],
])('refuses %s, and shows none of the others', async (_what, code, given) => {
  const message = await givenMessage()
  const [good, bad] = [await aDraft(message.projectId), await given(message.projectId)]
  await expect(attach(message, [good.id, bad.id])).rejects.toMatchObject({ code })
  const { scope } = await ctxOf(clientId)
  expect(await listFilesOf(db, scope, { messageIds: [message.messageId] })).toEqual([])
})

test('refuses a file of another project, and more than twenty', async () => {
  const [message, other] = [await givenMessage(), await givenMessage()]
  const { id } = await aDraft(other.projectId)
  await expect(attach(message, [id])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const many = Array.from({ length: 21 }, () => newId('File', new Date()))
  await expect(attach(message, many)).rejects.toMatchObject({
    code: 'INVALID',
    message: 'At most 20 files can be sent at once. Send the others next.',
  })
})
