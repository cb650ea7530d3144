// Guards: hand-in-task, review-task

import { createHash } from 'node:crypto'
import { aFile, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = (await app.admin()).trpc
const { client, id: clientId } = await givenClient(app)
const { tasks } = client.trpc.portal

/** A task that the client works on. */
async function givenTask() {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const facts = { projectId, title: 'Send us your logo', owner: 'CLIENT' } as const
  const { id } = await admin.admin.tasks.create.mutate(facts)
  await tasks.move.mutate({ id, status: 'IN_PROGRESS' })
  const file = (name: string, content = name) =>
    aFile(db, {
      projectId,
      uploadedBy: clientId,
      taskId: id,
      purpose: 'hand-in',
      name,
      content: Buffer.from(content),
      shownAt: null,
    })
  return { id, projectId, file }
}

const statusOf = async (id: Awaited<ReturnType<typeof givenTask>>['id']) =>
  (await db.selectFrom('tasks').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a note, links and files go with the work, and the review covers them', async () => {
  const { file, id } = await givenTask()
  const logo = await file('logo.svg')
  const links = ['https://example.com/b', 'https://example.com/a', 'https://example.com/b']
  const sent = await tasks.handIn.mutate({ id, note: ' Both colors ', links, fileIds: [logo.id] })
  expect(sent).toMatchObject({ status: 'READY_FOR_REVIEW', round: 1 })
  const { handIn, lastReview } = await admin.portal.tasks.handedIn.query({ id })
  expect(handIn).toMatchObject({
    round: 1,
    side: 'CLIENT',
    authorName: 'Maren Okafor',
    note: 'Both colors',
    links: ['https://example.com/b', 'https://example.com/a'],
    files: [{ id: logo.id, name: 'logo.svg', sha256: sha256('logo.svg'), handInId: handIn?.id }],
  })
  expect(lastReview).toBeNull()
  const review = await admin.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
  const form = `["tallgrass-review/2","Send us your logo","Both colors",["https://example.com/b","https://example.com/a"],[["logo.svg","${sha256('logo.svg')}"]]]`
  expect(review).toMatchObject({ handIn, reviewedText: 'Send us your logo', reviewedHash: sha256(form) })
  const { items } = await admin.admin.audit.list.query({ action: 'task.hand-in' })
  expect(items).toMatchObject([{ entityId: id, after: { note: 'Both colors', files: 1, round: 1 } }])
})

test('each round has its own, and a round that new words begin goes on with the last', async () => {
  const { id } = await givenTask()
  await tasks.handIn.mutate({ id, note: 'First' })
  const revise = { taskId: id, round: 1, decision: 'REVISE', comment: 'Larger' } as const
  await admin.portal.tasks.review.mutate(revise)
  await tasks.move.mutate({ id, status: 'IN_PROGRESS' })
  await tasks.handIn.mutate({ id, note: 'Second' })
  const { version } = await db
    .selectFrom('tasks')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await admin.admin.tasks.update.mutate({ id, version, detail: 'As a vector file' })
  expect(await admin.portal.tasks.handedIn.query({ id })).toMatchObject({
    handIn: { round: 2, note: 'Second' },
    lastReview: { round: 1, handIn: { note: 'First' }, reviewedText: 'Send us your logo' },
  })
  const review = await admin.portal.tasks.review.mutate({ taskId: id, round: 3, decision: 'APPROVE' })
  expect(review.handIn).toMatchObject({ note: 'Second' })
})

test('our work is handed in the same way, and its client reads it', async () => {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const { id } = await admin.admin.tasks.create.mutate({ projectId, title: 'Draft the greeting' })
  await admin.portal.tasks.move.mutate({ id, status: 'IN_PROGRESS' })
  await admin.portal.tasks.handIn.mutate({ id, links: ['https://example.com/greeting'] })
  expect((await tasks.handedIn.query({ id })).handIn).toMatchObject({
    side: 'ADMIN',
    note: null,
    links: ['https://example.com/greeting'],
  })
})

test.each([
  [{ links: ['javascript:alert(1)'] }, 'links.0', 'Links must begin with https:// or http://'],
  [
    { links: ['https://example.com', 'example.com'] },
    'links.1',
    'Enter a whole web address, such as https://example.com/photos',
  ],
  [{ links: Array(21).fill('https://example.com') }, 'links', 'At most 20 links can be added'],
  [{ note: 'x'.repeat(5001) }, 'note', 'Note must be at most 5000 characters'],
])('refuses %j', async (input, path, message) => {
  const { id } = await givenTask()
  await expect(tasks.handIn.mutate({ id, ...input })).rejects.toMatchObject({
    message,
    data: { httpStatus: 400, issues: [{ path, message }] },
  })
  expect(await statusOf(id)).toBe('IN_PROGRESS')
})

test('refuses files that are someone else’s, were sent already, or belong elsewhere, and sends nothing', async () => {
  const { file, id, projectId } = await givenTask()
  const other = await givenTask()
  const [theirs, elsewhere, sent] = [
    await aFile(db, { projectId, uploadedBy: clientId, purpose: 'project', shownAt: null }),
    await other.file('other.svg'),
    await file('sent.svg'),
  ]
  await db.updateTable('files').set({ shownAt: new Date() }).where('id', '=', sent.id).execute()
  for (const { id: fileId } of [theirs, elsewhere])
    await expect(tasks.handIn.mutate({ id, fileIds: [fileId] })).rejects.toMatchObject({
      message: 'This file does not exist',
    })
  await expect(tasks.handIn.mutate({ id, fileIds: [sent.id] })).rejects.toMatchObject({
    message: '“sent.svg” was sent already.',
  })
  const own = await file('own.svg')
  await expect(admin.portal.tasks.handIn.mutate({ id, fileIds: [own.id] })).rejects.toMatchObject({
    message: 'This file does not exist',
  })
  expect(await statusOf(id)).toBe('IN_PROGRESS')
  expect((await tasks.handedIn.query({ id })).handIn).toBeNull()
})

test('refuses a task that is not in progress', async () => {
  const { id } = await givenTask()
  await tasks.handIn.mutate({ id })
  await expect(tasks.handIn.mutate({ id, note: 'Again' })).rejects.toMatchObject({
    data: { code: 'ILLEGAL_TRANSITION' },
  })
  expect((await tasks.handedIn.query({ id })).handIn).toMatchObject({ round: 1, note: null })
})

test('of five at once, one is sent with its note', async () => {
  const { id } = await givenTask()
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, (_, n) => tasks.handIn.mutate({ id, note: `Note ${n}` })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.selectFrom('handIns').select('round').where('taskId', '=', id).execute()).toEqual([
    { round: 1 },
  ])
})
