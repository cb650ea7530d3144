// Guards: start-upload, receive-upload, finish-upload, cancel-upload

import { createHash } from 'node:crypto'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { announce, askOffset, giveUp, idIn, sendContent, upload, uploaded } from '../support/upload.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const { client, id: clientId } = await givenClient(app)
const stranger = await app.client()
const givenProject = async () => (await aProject(db, clientId, { status: 'ACTIVE' })).id
const filesOf = async (browser: typeof client, projectId: Awaited<ReturnType<typeof givenProject>>) =>
  (await browser.trpc.portal.files.list.query({ projectId })).items

const refusal = (status: number, code: string, error: unknown) => ({ status, body: { code, error } })

test('a file that arrives in parts goes on where it stopped, and both sides see it with its sum', async () => {
  const projectId = await givenProject()
  const content = Buffer.from('Opening hours: Monday to Friday, eight to five.')
  const id = idIn(await announce(client, { projectId, filename: 'Hours.txt', bytes: content.length }))
  expect(await sendContent(client, id, content.subarray(0, 10))).toMatchObject({
    status: 204,
    headers: { 'upload-offset': '10' },
  })
  expect(await askOffset(client, id)).toBe(10)
  expect(await filesOf(admin, projectId), 'it is incomplete').toEqual([])
  expect((await sendContent(client, id, content.subarray(10), 10)).status).toBe(204)
  const [file] = await filesOf(admin, projectId)
  expect(file).toMatchObject({
    id,
    name: 'Hours.txt',
    mediaType: 'text/plain',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    uploadedBy: { id: clientId },
    side: 'CLIENT',
    preview: 'NONE',
    removed: null,
  })
  expect((await admin.rest('GET', `/api/files/${id}`)).bytes).toEqual(content)
  expect(await askOffset(client, id)).toBe(content.length)
})

test('refuses content for another place, and tells where to go on', async () => {
  const id = idIn(await announce(client, { projectId: await givenProject(), bytes: 20 }))
  await sendContent(client, id, Buffer.from('12345'))
  expect(await sendContent(client, id, Buffer.from('678'), 9)).toMatchObject(
    refusal(409, 'CONFLICT', 'The upload goes on from another place. Ask where, and send the rest.'),
  )
  expect(await askOffset(client, id)).toBe(5)
})

test('refuses a second request while one goes on with the file, and takes it once that one has stalled', async () => {
  const id = idIn(await announce(client, { projectId: await givenProject(), bytes: 10 }))
  const { storedId } = await db
    .selectFrom('files')
    .select('storedId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lockedUntil = new Date(app.services.clock().getTime() + 6000)
  await db
    .updateTable('storedFiles')
    .set({ lockedBy: crypto.randomUUID(), lockedUntil })
    .where('id', '=', storedId)
    .execute()
  expect(await sendContent(client, id, Buffer.from('0123456789'))).toMatchObject(
    refusal(423, 'CONFLICT', 'This file is still arriving by another connection. Try again in a moment.'),
  )
  app.clock.advance({ seconds: 7 })
  expect((await sendContent(client, id, Buffer.from('0123456789'))).status).toBe(204)
})

test('refuses a file that is too large, by what is announced and by what arrives', async () => {
  const projectId = await givenProject()
  expect(await announce(client, { projectId, filename: 'Film.mp4', bytes: 1_000_001 })).toMatchObject(
    refusal(413, 'TOO_LARGE', '“Film.mp4” is larger than 1 MB, the most that one file may have.'),
  )
  expect(await announce(client, { projectId, bytes: 0 })).toMatchObject(
    refusal(400, 'INVALID', '“Notes.txt” is empty.'),
  )
  const id = idIn(await announce(client, { projectId, bytes: 5 }))
  expect((await sendContent(client, id, Buffer.from('123456'))).status).toBe(413)
  expect(await filesOf(client, projectId)).toEqual([])
})

test('refuses what does not fit into the quota of the project, until something is removed', async () => {
  const projectId = await givenProject()
  const content = Buffer.alloc(900_000, 'a')
  const id = await uploaded(client, { projectId, content })
  for (let n = 0; n < 2; n++) await uploaded(client, { projectId, content })
  const { answer } = await upload(client, { projectId, content })
  expect(answer).toMatchObject(refusal(413, 'TOO_LARGE', expect.stringContaining('may take 3 MB')))
  await client.trpc.portal.files.remove.mutate({ id })
  await uploaded(client, { projectId, content })
})

test('refuses a program, a page and a damaged file, whatever they are called, and keeps nothing', async () => {
  const projectId = await givenProject()
  const cases = [
    [
      'Photo.jpg',
      Buffer.from('MZ\u0090\0\u0003\0\0\0\u0004\0\0\0'),
      'its content is of another kind, or damaged',
    ],
    ['Page.txt', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'it contains a page or a program'],
    ['List.csv', Buffer.from('a,b\0c'), 'its content is not text'],
  ] as const
  for (const [filename, content, reason] of cases) {
    const { answer, id } = await upload(client, { projectId, filename, content })
    expect(answer).toMatchObject(refusal(400, 'INVALID', expect.stringContaining(reason)))
    expect(id && (await askOffset(client, id)), filename).toBeUndefined()
  }
  for (const filename of ['run.exe', 'logo.svg', 'page.html', 'noending'])
    expect(await announce(client, { projectId, filename, bytes: 5 })).toMatchObject({ status: 400 })
  expect(await filesOf(client, projectId)).toEqual([])
})

test('names are kept without their path and without characters that hide the ending', async () => {
  const projectId = await givenProject()
  const content = Buffer.from('text')
  await uploaded(client, { projectId, filename: 'C:\\fakepath\\Plan\u202e v2.txt', content })
  await uploaded(client, { projectId, filename: '../../etc/Preise für Zoë.txt', content })
  const names = (await filesOf(client, projectId)).map(({ name }) => name)
  expect(names.sort()).toEqual(['Plan v2.txt', 'Preise für Zoë.txt'])
})

test('clients upload to open projects of theirs alone, and nothing internal', async () => {
  const projectId = await givenProject()
  expect(await announce(stranger, { projectId, bytes: 5 })).toMatchObject({ status: 404 })
  expect(await announce(app.visitor(), { projectId, bytes: 5 })).toMatchObject({ status: 401 })
  expect(await announce(client, { projectId, bytes: 5, internal: '1' })).toMatchObject({ status: 403 })
  const done = (await aProject(db, clientId, { status: 'COMPLETE' })).id
  expect(await announce(client, { projectId: done, bytes: 5 })).toMatchObject({ status: 409 })
  expect(await announce(admin, { projectId: done, bytes: 5 })).toMatchObject({ status: 201 })
  const archived = (await aProject(db, clientId, { status: 'ARCHIVED' })).id
  expect(await announce(admin, { projectId: archived, bytes: 5 })).toMatchObject({ status: 409 })
  const id = idIn(await announce(client, { projectId, bytes: 5 }))
  for (const browser of [stranger, admin]) {
    expect(await sendContent(browser, id, Buffer.from('12345'))).toMatchObject({ status: 404 })
    expect(await askOffset(browser, id)).toBeUndefined()
    expect(await giveUp(browser, id)).toMatchObject({ status: 404 })
  }
})

test('an upload that is given up leaves nothing, and one that is complete stays', async () => {
  const projectId = await givenProject()
  const id = idIn(await announce(client, { projectId, bytes: 5 }))
  await sendContent(client, id, Buffer.from('123'))
  expect((await giveUp(client, id)).status).toBe(204)
  expect(await askOffset(client, id)).toBeUndefined()
  const complete = await uploaded(client, { projectId, content: Buffer.from('text') })
  expect(await giveUp(client, complete)).toMatchObject({ status: 409 })
})

test('refuses requests from other sites, and content as JSON', async () => {
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '5', origin: 'https://evil.example' }
  expect(await client.send({ method: 'POST', url: '/api/uploads', headers })).toMatchObject({ status: 403 })
  expect(await client.rest('POST', '/api/uploads', {})).toMatchObject({ status: 400 })
})
