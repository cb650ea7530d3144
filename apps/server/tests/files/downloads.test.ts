// Guards: remove-file
import { aFile, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { countAudits } from '../support/count-audits.ts'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { announce, uploaded } from '../support/upload.ts'
import { viewOf } from '../support/view-of.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const { client, id: clientId } = await givenClient(app)
const stranger = await app.client()
const text = Buffer.from('<b>Not a page</b>, only text.')
const givenProject = async () => (await aProject(db, clientId, { status: 'ACTIVE' })).id
const UNKNOWN = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'

test('a download is an attachment by its own name; the view is inert and shown by our pages alone', async () => {
  const id = await uploaded(client, {
    projectId: await givenProject(),
    filename: 'Größe “A”.txt',
    content: text,
  })
  const download = await admin.rest('GET', `/api/files/${id}`)
  expect(download.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="Gr__e _A_.txt"; filename*=UTF-8''${encodeURIComponent('Größe “A”.txt')}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(text.length),
  })
  const view = await admin.rest('GET', `/api/files/${id}/view`)
  expect(view.headers).toMatchObject({ 'content-disposition': 'inline', 'x-frame-options': 'SAMEORIGIN' })
  expect(view.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/)
  expect(view.bytes).toEqual(text)
})

test.each([
  ['Offer.pdf', 'application/pdf'],
  ['Tour.mp4', 'video/mp4'],
])('%s is viewed and downloaded in a sandbox', async (name, mediaType) => {
  const facts = { projectId: await givenProject(), uploadedBy: clientId, content: text }
  const { id, storedId } = await aFile(db, { ...facts, name, mediaType })
  await app.services.files.place.put(storedId, text)
  for (const path of ['', '/view']) {
    const { headers } = await client.rest('GET', `/api/files/${id}${path}`)
    expect(headers).toMatchObject({ 'content-type': mediaType, 'x-content-type-options': 'nosniff' })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
  }
})

test('a part can be asked for', async () => {
  const id = await uploaded(client, { projectId: await givenProject(), content: text })
  const ask = (range: string) => client.send({ method: 'GET', url: `/api/files/${id}`, headers: { range } })
  const part = await ask('bytes=3-7')
  expect(part).toMatchObject({ status: 206, text: 'Not a' })
  expect(part.headers['content-range']).toBe(`bytes 3-7/${text.length}`)
  expect(await ask('bytes=-5')).toMatchObject({ status: 206, text: 'text.' })
  expect(await ask('bytes=900-')).toMatchObject({ status: 416 })
})

test('a file that no browser shows in place is refused there', async () => {
  const projectId = await givenProject()
  const facts = { projectId, uploadedBy: clientId, name: 'Offer.zip', mediaType: 'application/zip' }
  const { id } = await aFile(db, facts)
  expect(await client.rest('GET', `/api/files/${id}/view`)).toMatchObject({
    status: 400,
    body: { error: '“Offer.zip” cannot be shown here. Download it instead.' },
  })
})

test('a person reads why a file does not open, in its tab and in the frame of our pages', async () => {
  const { id } = await aFile(db, { projectId: await givenProject(), uploadedBy: clientId })
  const address = `/api/files/${id}/view`
  const sentence = '<p>The content of this file is missing'
  const framed = await client.withHeaders({ 'sec-fetch-dest': 'iframe' }).rest('GET', address)
  expect(framed).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'SAMEORIGIN' },
  })
  expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(framed.text).toContain(sentence)
  expect(framed.text).not.toContain('Open the portal')
  const inTab = await client.withHeaders({ 'sec-fetch-dest': 'document' }).rest('GET', address)
  expect(inTab.text).toContain('Open the portal')
})

test('internal files, drafts of others and files of other organizations look like files that do not exist', async () => {
  const projectId = await givenProject()
  const internal = await uploaded(admin, { projectId, internal: '1', content: text })
  const draft = await uploaded(client, { projectId, purpose: 'message', content: text })
  const shown = await uploaded(admin, { projectId, content: text })
  const cases = [
    [client, internal],
    [stranger, shown],
    [admin, draft],
  ] as const
  for (const [browser, id] of cases)
    for (const path of ['', '/preview', '/view']) {
      const answer = await browser.rest('GET', `/api/files/${id}${path}`)
      const unknown = await browser.rest('GET', `/api/files/${UNKNOWN}${path}`)
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: unknown.text })
    }
  const { items } = await client.trpc.portal.files.list.query({ projectId })
  expect(items.map(({ id }) => id)).toEqual([shown])
  const { items: drafts } = await client.trpc.portal.files.drafts.query({ projectId, purpose: 'message' })
  expect(drafts.map(({ id }) => id)).toEqual([draft])
})

test('a removed file leaves a mark with who removed it, and the second remover reads that', async () => {
  const projectId = await givenProject()
  const id = await uploaded(client, { projectId, filename: 'Old logo.txt', content: text })
  await client.trpc.portal.files.remove.mutate({ id })
  await expect(admin.trpc.portal.files.remove.mutate({ id })).rejects.toMatchObject({
    message: 'Maren Okafor has already removed “Old logo.txt”.',
    data: { code: 'CONFLICT' },
  })
  expect(await admin.rest('GET', `/api/files/${id}`)).toMatchObject({ status: 404 })
  const { items } = await admin.trpc.portal.files.list.query({ projectId })
  expect(items).toMatchObject([{ id, name: 'Old logo.txt', removed: { by: 'Maren Okafor' } }])
})

test('of two who remove a file at once, one does, and the audit log says so once', async () => {
  const id = await uploaded(client, { projectId: await givenProject(), content: text })
  const outcomes = await Promise.allSettled(
    [client, admin].map(({ trpc }) => trpc.portal.files.remove.mutate({ id })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await countAudits(db, 'file.remove', id)).toBe(1)
})

test('a client refuses neither our files nor what was handed in', async () => {
  const projectId = await givenProject()
  const ours = await uploaded(admin, { projectId, content: text })
  await expect(client.trpc.portal.files.remove.mutate({ id: ours })).rejects.toMatchObject({
    message: expect.stringContaining('Only Ruth Calloway can remove'),
    data: { code: 'FORBIDDEN' },
  })
})

test('a client removes no file once the project is complete, and an administrator none once it is archived', async () => {
  const projectId = await givenProject()
  const files = { projectId, uploadedBy: clientId }
  const [{ id }, { id: other }] = [await aFile(db, files), await aFile(db, files)]
  const { id: draft } = await aFile(db, { ...files, purpose: 'message', shownAt: null })
  const settle = (status: 'COMPLETE' | 'ARCHIVED') =>
    db.updateTable('projects').set({ status }).where('id', '=', projectId).execute()
  await settle('COMPLETE')
  await expect(client.trpc.portal.files.remove.mutate({ id })).rejects.toMatchObject({
    message: 'This project is complete. Ask us to reopen it.',
    data: { code: 'CONFLICT' },
  })
  await admin.trpc.portal.files.remove.mutate({ id: other })
  await settle('ARCHIVED')
  await expect(admin.trpc.portal.files.remove.mutate({ id })).rejects.toMatchObject({
    message: 'This project is archived. Reopen it first.',
  })
  await client.trpc.portal.files.remove.mutate({ id: draft })
  const { items } = await client.trpc.portal.files.list.query({ projectId })
  expect(items.map((file) => [file.id, file.removed !== null])).toEqual(
    expect.arrayContaining([
      [id, false],
      [other, true],
    ]),
  )
})

test('a recording plays in place', async () => {
  const facts = { projectId: await givenProject(), uploadedBy: clientId, content: text }
  const { id, storedId } = await aFile(db, { ...facts, name: 'Tour.mp4', mediaType: 'video/mp4' })
  await app.services.files.place.put(storedId, text)
  const headers = { range: 'bytes=3-7' }
  const part = await client.send({ method: 'GET', url: `/api/files/${id}/view`, headers })
  expect(part).toMatchObject({
    status: 206,
    text: 'Not a',
    headers: { 'content-type': 'video/mp4', 'content-disposition': 'inline' },
  })
})

test('an administrator who sees the portal as a client uploads nothing', async () => {
  const projectId = await givenProject()
  const { tab } = await viewOf(admin, client)
  expect(await announce(tab, { projectId, bytes: 5 })).toMatchObject({
    status: 403,
    body: { error: 'You are viewing the portal as Maren Okafor. You cannot change anything here.' },
  })
})
