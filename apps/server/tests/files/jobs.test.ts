// Guards: make-file-preview, delete-stale-files, get-file-content

import { createSystemCtx, jobHandlers, type VirusScanner } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { AppError, type FileId, type StoredFileId } from '@tallgrass/domain'
import { aFile, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { announce, askOffset, idIn, sendContent, upload, uploaded } from '../support/upload.ts'

/** Finds what says so; the daemon can be away, and something can happen in the meantime. */
const scanner: VirusScanner & { isAway: boolean; inTheMeantime: () => Promise<void> } = {
  isAway: false,
  inTheMeantime: async () => {},
  async scan(content) {
    await scanner.inTheMeantime()
    if (scanner.isAway) throw new AppError('NOT_READY', 'New files cannot be checked for viruses right now.')
    const chunks: Uint8Array[] = []
    for await (const chunk of content) chunks.push(chunk)
    return Buffer.concat(chunks).includes('EICAR') ? 'Eicar-Test-Signature' : undefined
  },
}

const app = await fileApp({
  replace: ({ files }) => ({ passwords: plainPasswords, files: { ...files, scanner } }),
})
const { services } = app
const { db } = services.database
const { client, id: clientId } = await givenClient(app)
const givenProject = async () => (await aProject(db, clientId, { status: 'ACTIVE' })).id
const text = Buffer.from('Opening hours')
/** A PNG of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const cleanUp = () => jobHandlers['delete-stale-files'](createSystemCtx(services), {})
const makePreview = (fileId: FileId) =>
  jobHandlers['make-file-preview'](createSystemCtx(services), { fileId })
const contentsOf = (id: FileId) =>
  db
    .selectFrom('files')
    .innerJoin('storedFiles', 'storedFiles.id', 'files.storedId')
    .select(['storedFiles.id', 'storedFiles.emptiedAt', 'storedFiles.sha256'])
    .where('files.id', '=', id)
    .executeTakeFirst()

test('an image gets a small one, and a file that only looks like one stays without', async () => {
  const admin = await app.admin()
  const projectId = await givenProject()
  const id = await uploaded(client, { projectId, filename: 'Dot.png', content: DOT })
  const broken = DOT.subarray(0, 50)
  const failing = await uploaded(client, { projectId, filename: 'Broken.png', content: broken })
  for (const each of [id, failing]) await makePreview(each)
  const { items } = await admin.trpc.portal.files.list.query({ projectId })
  const states = items.map(({ name, preview }) => `${name} ${preview}`)
  expect(states.sort()).toEqual(['Broken.png FAILED', 'Dot.png READY'])
  const preview = await client.rest('GET', `/api/files/${id}/preview`)
  expect(preview.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=300',
  })
  expect(preview.bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect((await client.rest('GET', `/api/files/${failing}`)).bytes).toEqual(broken)
})

test('an image is shown as it was drawn, and downloaded as it came', async () => {
  const projectId = await givenProject()
  const id = await uploaded(client, { projectId, filename: 'Dot.png', content: DOT })
  const view = () => client.rest('GET', `/api/files/${id}/view`)
  expect(await view()).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { error: '“Dot.png” is being prepared. Please try again in a moment.' },
  })
  await makePreview(id)
  const { bytes, headers } = await view()
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(bytes.length) })
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect((await client.rest('GET', `/api/files/${id}`)).bytes).toEqual(DOT)
  const failing = await uploaded(client, { projectId, filename: 'Broken.png', content: DOT.subarray(0, 50) })
  await makePreview(failing)
  expect(await client.rest('GET', `/api/files/${failing}/view`)).toMatchObject({
    status: 400,
    body: { error: '“Broken.png” cannot be shown here. Download it instead.' },
  })
})

test('an image with a preview alone is shown small, and drawn by the job that the first view starts', async () => {
  const id = await uploaded(client, {
    projectId: await givenProject(),
    filename: 'Dot.png',
    content: DOT,
  })
  await makePreview(id)
  const viewed = () =>
    db
      .selectFrom('files')
      .select(['previewStoredId', 'viewStoredId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  await db.updateTable('files').set({ viewStoredId: null }).where('id', '=', id).execute()
  const before = await viewed()
  const waiting = async () =>
    (await services.jobs.countWaiting()).find(({ name }) => name === 'make-file-preview')?.count ?? 0
  const waitingBefore = await waiting()
  const view = await client.rest('GET', `/api/files/${id}/view`)
  expect(view).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  expect(await waiting()).toBe(waitingBefore + 1)
  await makePreview(id)
  const after = await viewed()
  expect(after.viewStoredId).not.toBeNull()
  app.clock.advance({ hours: 2 })
  await cleanUp()
  const contents = [before.previewStoredId, after.previewStoredId, after.viewStoredId].flatMap(
    (one) => one ?? [],
  )
  const left = () => db.selectFrom('storedFiles').select('id').where('id', 'in', contents).execute()
  expect(await left(), 'the replaced one is gone').toHaveLength(2)
  await client.trpc.portal.files.remove.mutate({ id })
  await cleanUp()
  expect(await left(), 'nothing is left of a removed image').toEqual([])
})

test('an infected file is refused and removed', async () => {
  const projectId = await givenProject()
  const { answer, id } = await upload(client, { projectId, content: Buffer.from('EICAR') })
  expect(answer).toMatchObject({
    status: 400,
    body: { error: '“Notes.txt” contains a virus (Eicar-Test-Signature). It was not kept.' },
  })
  expect(id && (await askOffset(client, id))).toBeUndefined()
})

test('while the scanner is away, a file is not taken, and goes on with its last byte later', async () => {
  const projectId = await givenProject()
  scanner.isAway = true
  const id = idIn(await announce(client, { projectId, bytes: text.length }))
  expect(await sendContent(client, id, text)).toMatchObject({ status: 503, body: { code: 'NOT_READY' } })
  expect((await client.trpc.portal.files.list.query({ projectId })).items).toEqual([])
  scanner.isAway = false
  const offset = (await askOffset(client, id)) ?? 0
  expect(offset).toBe(text.length - 1)
  expect((await sendContent(client, id, text.subarray(offset), offset)).status).toBe(204)
  expect((await client.rest('GET', `/api/files/${id}`)).bytes).toEqual(text)
})

test('a file that is scanned for long stays locked, and not for long after a process that dies', async () => {
  const id = idIn(await announce(client, { projectId: await givenProject(), bytes: text.length }))
  const lockedFor = async () => {
    const { lockedUntil } = await db
      .selectFrom('storedFiles')
      .innerJoin('files', 'files.storedId', 'storedFiles.id')
      .select('lockedUntil')
      .where('files.id', '=', id)
      .executeTakeFirstOrThrow()
    return Date.parse(lockedUntil ?? '') - services.clock().getTime()
  }
  const seen: number[] = []
  scanner.inTheMeantime = async () => {
    seen.push(await lockedFor())
    app.clock.advance({ seconds: 5 })
    await expect.poll(lockedFor, { timeout: 10_000 }).toBe(6000)
  }
  expect((await sendContent(client, id, text)).status).toBe(204)
  scanner.inTheMeantime = async () => {}
  expect(seen).toEqual([6000])
})

test('refuses to say that a file is complete if another request goes on with it now', async () => {
  const projectId = await givenProject()
  const id = idIn(await announce(client, { projectId, bytes: text.length }))
  scanner.inTheMeantime = async () => {
    const { id: storedId } = (await contentsOf(id)) ?? expect.fail()
    await db
      .updateTable('storedFiles')
      .set({ lockedBy: crypto.randomUUID() })
      .where('id', '=', storedId)
      .execute()
  }
  expect(await sendContent(client, id, text)).toMatchObject({ status: 423 })
  scanner.inTheMeantime = async () => {}
  app.clock.advance({ seconds: 7 })
  const last = text.length - 1
  expect(await askOffset(client, id)).toBe(last)
  expect((await sendContent(client, id, text.subarray(last), last)).status).toBe(204)
})

test('the content of a removed file is deleted, and its mark keeps the sum', async () => {
  const id = await uploaded(client, { projectId: await givenProject(), content: text })
  await client.trpc.portal.files.remove.mutate({ id })
  await cleanUp()
  const stored = await contentsOf(id)
  expect(stored).toMatchObject({ emptiedAt: expect.any(String), sha256: expect.any(String) })
  await expect(services.files.place.read(stored?.id ?? expect.fail())).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('the files of a deleted project are deleted, unless their place fails', async () => {
  const admin = await app.admin()
  const projectId = await givenProject()
  const ids: StoredFileId[] = []
  for (let n = 0; n < 3; n++) {
    const id = await uploaded(client, { projectId, content: text })
    ids.push((await contentsOf(id))?.id ?? expect.fail())
    if (n === 0) await client.trpc.portal.files.remove.mutate({ id })
  }
  await cleanUp()
  await admin.trpc.admin.projects.delete.mutate({ id: projectId })
  app.clock.advance({ hours: 2 })
  const [, stuck] = ids
  const { place } = services.files
  const remove: typeof place.remove = async (id, notes) => {
    if (id === stuck) throw new AppError('NOT_READY', 'Files cannot be reached right now.')
    await place.remove(id, notes)
  }
  const failing = createSystemCtx({
    ...services,
    files: { ...services.files, place: { ...place, remove } },
  })
  await expect(jobHandlers['delete-stale-files'](failing, {})).rejects.toMatchObject({ code: 'NOT_READY' })
  const rows = async () => {
    const found = await db.selectFrom('storedFiles').select('id').where('id', 'in', ids).execute()
    return found.map(({ id }) => id)
  }
  expect(await rows(), 'the others are gone').toEqual([stuck])
  await cleanUp()
  expect(await rows()).toEqual([])
})

test('the other side is told of a file, its own side and the readers of internal files are not', async () => {
  const admin = await app.admin()
  const projectId = await givenProject()
  await uploaded(client, { projectId, filename: 'Logo.txt', content: text })
  await uploaded(admin, { projectId, filename: 'Plan.txt', content: text })
  await uploaded(admin, { projectId, filename: 'Prices.txt', internal: '1', content: text })
  const events = await db
    .selectFrom('events')
    .select(['adminSentence', 'clientSentence'])
    .where('kind', '=', 'file.added')
    .where('entityId', '=', projectId)
    .orderBy('createdAt')
    .execute()
  expect(events.map(({ adminSentence, clientSentence }) => [adminSentence, clientSentence])).toEqual([
    [expect.stringMatching(/^Maren Okafor added “Logo.txt” to Project/), null],
    [null, expect.stringMatching(/^Ruth Calloway added “Plan.txt” to Project/)],
  ])
})

test('nothing is told of a file that is removed, or deleted with its task', async () => {
  const admin = await app.admin()
  const projectId = await givenProject()
  const task = { projectId, title: 'Collect logos', owner: 'CLIENT' } as const
  const { id: taskId } = await admin.trpc.admin.tasks.create.mutate(task)
  const removed = await uploaded(client, { projectId, filename: 'Wrong.txt', content: text })
  await uploaded(client, { projectId, filename: 'Of a task.txt', purpose: 'task', taskId, content: text })
  await uploaded(client, { projectId, filename: 'Right.txt', content: text })
  await client.trpc.portal.files.remove.mutate({ id: removed })
  await admin.trpc.admin.tasks.delete.mutate({ id: taskId })
  const told = db.selectFrom('events').select('adminSentence').where('kind', '=', 'file.added')
  expect(await told.where('entityId', '=', projectId).execute()).toEqual([
    { adminSentence: expect.stringContaining('“Right.txt”') },
  ])
})

test('a file that was handed in stays', async () => {
  const admin = await app.admin()
  const projectId = await givenProject()
  const task = { projectId, title: 'Collect logos', owner: 'CLIENT' } as const
  const { id: taskId } = await admin.trpc.admin.tasks.create.mutate(task)
  const handIn = {
    id: newId('HandIn', services.clock()),
    taskId,
    round: 1,
    authorId: clientId,
    side: 'CLIENT' as const,
    createdAt: services.clock(),
  }
  const { id: handInId } = await db
    .insertInto('handIns')
    .values(handIn)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await aFile(db, {
    projectId,
    taskId,
    handInId,
    uploadedBy: clientId,
    purpose: 'hand-in',
    name: 'Logo.png',
  })
  await expect(client.trpc.portal.files.remove.mutate({ id })).rejects.toMatchObject({
    message: '“Logo.png” was handed in for a review. It stays as evidence of that review.',
  })
})

test('what stopped a day ago and what was not sent for 30 days is forgotten; the rest stays', async () => {
  const projectId = await givenProject()
  const stopped = idIn(await announce(client, { projectId, bytes: 10 }))
  const draft = await uploaded(client, { projectId, purpose: 'message', content: text })
  const shown = await uploaded(client, { projectId, content: text })
  const contents = [await contentsOf(stopped), await contentsOf(draft)].map((one) => one?.id ?? expect.fail())
  const left = async () => {
    await cleanUp()
    const rows = await db.selectFrom('files').select('id').where('projectId', '=', projectId).execute()
    return rows.map(({ id }) => id).sort()
  }
  app.clock.advance({ hours: 23 })
  expect(await left()).toEqual([stopped, draft, shown].sort())
  app.clock.advance({ hours: 2 })
  expect(await left()).toEqual([draft, shown].sort())
  // Sessions end with it: it stands last.
  app.clock.advance({ days: 30 })
  await db
    .insertInto('messageDrafts')
    .values({ projectId, userId: clientId, body: 'See', sendKey: crypto.randomUUID(), updatedAt: new Date() })
    .execute()
  expect(await left(), 'its text waits').toEqual([draft, shown].sort())
  await db.deleteFrom('messageDrafts').where('projectId', '=', projectId).execute()
  expect(await left()).toEqual([shown])
  expect(await db.selectFrom('storedFiles').select('id').where('id', 'in', contents).execute()).toEqual([])
})
