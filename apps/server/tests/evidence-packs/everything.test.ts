// Guards: gather-everything, read-documents, read-files

import { randomUUID } from 'node:crypto'
import { checkPack, readPack } from '@tallgrass/adapters/documents'
import { isChainIntact, isHeadValid, namesFile } from '@tallgrass/core'
import type { FileId, MessageId, ProjectId } from '@tallgrass/domain'
import { aFile, anInvoice, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const app = await agreementApp()
const { admin, client, clientId, db, draft, send, sign } = app
const { place } = app.server.services.files

const rules = { isChainIntact, namesFile, isHeadValid, rowFaults: () => undefined, describeSigner: () => [] }

const LATER = new Date('2026-11-05T08:00:00.000Z')

/** Larger than one part of a stream. */
const PHOTO = Buffer.alloc(300_000, 'a photo of the front door ')

/** A project with a signed agreement, an invoice, files of both sides, and a review that was taken back. */
async function givenProject() {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  await sign(await send({ id: await draft({ projectId }), documentType: 'scope_of_work' }))
  await draft({ projectId })
  await anInvoice(db, clientId, {
    projectId,
    status: 'OPEN',
    number: `INV-2026-${projectId.slice(-4)}`,
    issueDate: '2026-11-16',
  })
  await anInvoice(db, clientId, { projectId, status: 'DRAFT', amount: '900.00' })
  const facts = { projectId, title: 'Send photos', owner: 'CLIENT' } as const
  const { id: taskId } = await admin.trpc.admin.tasks.create.mutate(facts)
  const { tasks } = client.trpc.portal
  await tasks.move.mutate({ id: taskId, status: 'IN_PROGRESS' })
  const ofClient = { projectId, uploadedBy: clientId }
  const handedIn = { purpose: 'hand-in', taskId, name: 'Front/door.jpg', shownAt: null } as const
  const photo = await aFile(db, { ...ofClient, ...handedIn, mediaType: 'image/jpeg', content: PHOTO })
  await place.put(photo.storedId, PHOTO)
  const notes = await aFile(db, {
    ...ofClient,
    name: 'Notes.txt',
    createdAt: LATER,
    content: Buffer.from('Call at five'),
  })
  await place.put(notes.storedId, Buffer.from('Call at five'))
  const internal = { internal: true, side: 'ADMIN', name: 'Prices of the carrier.txt' } as const
  await aFile(db, { ...ofClient, ...internal })
  await aFile(db, { ...ofClient, name: 'A draft.txt', shownAt: null })
  await tasks.handIn.mutate({
    id: taskId,
    note: 'Both sides',
    links: ['https://example.com/p'],
    fileIds: [photo.id],
  })
  const approve = { taskId, round: 1, decision: 'APPROVE' } as const
  const review = await admin.trpc.portal.tasks.review.mutate(approve)
  await admin.trpc.portal.tasks.takeBack.mutate({ id: review.id })
  return { projectId, photo, notes }
}

interface Said {
  body: string
  internal: boolean
  quotedId?: MessageId
  fileIds?: FileId[]
}

/** A thread of both sides with files, a deleted message, and a note of ours. */
async function givenThread(projectId: ProjectId) {
  const drafted = { projectId, purpose: 'message', shownAt: null } as const
  const sent = { ...drafted, uploadedBy: clientId, name: 'Opening hours.txt' }
  const hours = await aFile(db, { ...sent, content: Buffer.from('Nine to five') })
  await place.put(hours.storedId, Buffer.from('Nine to five'))
  const ours = {
    ...drafted,
    uploadedBy: (await personOf(admin)).id,
    side: 'ADMIN',
    createdAt: LATER,
    name: 'Margins.txt',
  } as const
  const margins = await aFile(db, { ...ours, content: Buffer.from('A third') })
  await place.put(margins.storedId, Buffer.from('A third'))
  const say = (by: TestBrowser, facts: Said) =>
    by.trpc.portal.messages.send.mutate({ ...facts, projectId, sendKey: randomUUID() })
  const question = await say(client, {
    body: 'Do these **hours** work?',
    internal: false,
    fileIds: [hours.id],
  })
  await say(admin, { body: 'They do.', internal: false, quotedId: question.id })
  await say(admin, { body: 'They pay late', internal: true, fileIds: [margins.id] })
  const slip = await say(client, { body: 'A slip of the pen', internal: false })
  await client.trpc.portal.messages.delete.mutate({ id: slip.id })
}

async function personOf(browser: TestBrowser) {
  const person = await browser.trpc.auth.session.query()
  if (!person) throw new Error('The session has ended')
  return person
}

const fetchPack = (browser: TestBrowser, url: string) => browser.send({ method: 'GET', url })
const everythingOf = (projectId: string) => `/api/projects/${projectId}/everything.zip`
const evidenceOf = (projectId: string) => `/api/projects/${projectId}/evidence.zip`
const textIn = (files: Map<string, Uint8Array>, path: string) => Buffer.from(files.get(path) ?? []).toString()
const jsonIn = (files: Map<string, Uint8Array>, path: string) => JSON.parse(textIn(files, path))

test('a client takes along everything that they may see, and nothing else', async () => {
  const { projectId } = await givenProject()
  const answer = await fetchPack(client, everythingOf(projectId))
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.headers['content-type']).toBe('application/zip')
  const { files } = await readPack(answer.bytes)
  expect([...files.keys()]).toEqual([
    'README.txt',
    'project.json',
    'approvals.json',
    'hand-ins.json',
    'messages.json',
    'messages.txt',
    'agreements/01-scope_of_work/document.json',
    'agreements/01-scope_of_work/original.pdf',
    `invoices/INV-2026-${projectId.slice(-4)}.pdf`,
    'files/001-Front_door.jpg',
    'files/002-Notes.txt',
  ])
  expect(Buffer.from(files.get('files/001-Front_door.jpg') ?? []).equals(PHOTO)).toBe(true)
  expect(await checkPack(answer.bytes, rules)).toMatchObject({ good: true })
  const whole = [...files]
    .filter(([path]) => path.endsWith('.json'))
    .map(([, bytes]) => Buffer.from(bytes).toString())
  for (const secret of ['userAgent', '127.0.0.1', 'Prices of the carrier', 'A draft', 'tokenHash'])
    expect(whole.join(' ')).not.toContain(secret)
  const { items } = await admin.trpc.admin.audit.list.query({ action: 'project.take-along' })
  expect(items).toMatchObject([{ entityId: projectId, actorEmail: client.email }])
})

test('the evidence has what was handed in, and the review that was taken back', async () => {
  const { photo, projectId } = await givenProject()
  const { bytes } = await fetchPack(admin, evidenceOf(projectId))
  const { files, manifest } = await readPack(bytes)
  expect(manifest.format).toBe('tallgrass-evidence/2')
  const [handIn] = jsonIn(files, 'hand-ins.json')
  expect(handIn).toMatchObject({
    taskTitle: 'Send photos',
    note: 'Both sides',
    links: ['https://example.com/p'],
    files: [{ name: 'Front/door.jpg', bytes: PHOTO.length, path: 'files/001-Front_door.jpg' }],
  })
  expect(jsonIn(files, 'approvals.json')).toMatchObject([
    { round: 1, decision: 'APPROVE', handInId: handIn.id, takenBackAt: expect.any(String) },
  ])
  expect(manifest.files).toContainEqual({
    path: 'files/001-Front_door.jpg',
    bytes: PHOTO.length,
    sha256: handIn.files[0].sha256,
  })
  expect([...files.keys()].filter((path) => path.startsWith('files/'))).toHaveLength(1)
  expect(handIn.files[0].sha256).toHaveLength(64)
  expect(photo.name).toBe('Front/door.jpg')
  expect(await checkPack(bytes, rules)).toMatchObject({ good: true })
})

test('both archives have the messages with their files, and only ours has internal notes', async () => {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  await givenThread(projectId)
  const [theirName, ourName] = [(await personOf(client)).name, (await personOf(admin)).name]
  const { files: theirs } = await readPack((await fetchPack(client, everythingOf(projectId))).bytes)
  const at = '2026-11-20 09:00 UTC'
  expect(textIn(theirs, 'messages.txt').trimEnd().split('\n')).toEqual([
    `${at}, ${theirName}`,
    'Do these **hours** work?',
    'File: Opening hours.txt (files/001-Opening hours.txt)',
    '',
    `${at}, ${ourName} (Tallgrass Automation)`,
    `> ${at}, ${theirName}`,
    'They do.',
    '',
    `${at}, ${theirName}`,
    `[deleted ${at}]`,
  ])
  expect(jsonIn(theirs, 'messages.json')).toMatchObject([
    { body: 'Do these **hours** work?', files: [{ path: 'files/001-Opening hours.txt' }] },
    { body: 'They do.', side: 'ADMIN' },
    { body: '', deletedAt: expect.any(String) },
  ])
  expect(textIn(theirs, 'files/001-Opening hours.txt')).toBe('Nine to five')
  for (const secret of ['pay late', 'Margins', 'slip of the pen'])
    for (const path of theirs.keys()) expect(textIn(theirs, path)).not.toContain(secret)

  const { bytes } = await fetchPack(admin, evidenceOf(projectId))
  const { files: ours } = await readPack(bytes)
  expect(textIn(ours, 'messages.txt')).toContain('[administrators only]\nThey pay late\nFile: Margins.txt')
  expect(textIn(ours, 'files/002-Margins.txt')).toBe('A third')
  expect(await checkPack(bytes, rules)).toMatchObject({ good: true })
})

test.each([
  ['changed', async (id: Parameters<typeof place.put>[0]) => place.put(id, Buffer.from('Something else'))],
  ['missing', async () => undefined],
])('refuses a file that is %s before anything is sent, and tells the administrators', async (_, alter) => {
  const { photo, projectId } = await givenProject()
  await place.remove(photo.storedId, null)
  await alter(photo.storedId)
  const sentence =
    '“Front/door.jpg” is missing or was changed after it was uploaded, so the archive cannot be created.'
  for (const [browser, url, where] of [
    [admin, evidenceOf(projectId), 'See Waiting for us on the dashboard.'],
    [client, everythingOf(projectId), 'The administrators have been notified.'],
  ] as const)
    expect(await fetchPack(browser, url)).toMatchObject({
      status: 409,
      body: { error: `${sentence} ${where}`, code: 'CONFLICT' },
    })
  const items = db
    .selectFrom('workItems')
    .select(['kind', 'status'])
    .where('projectId', '=', projectId)
    .where('kind', '=', 'file_altered')
  expect(await items.execute()).toEqual([{ kind: 'file_altered', status: 'OPEN' }])
})

test('a contact of another client finds nothing, and a colleague everything', async () => {
  const { projectId } = await givenProject()
  const stranger = await app.server.client()
  expect(await fetchPack(stranger, everythingOf(projectId))).toMatchObject({ status: 404 })
  expect(await fetchPack(await colleagueOf(app.server, client), everythingOf(projectId))).toMatchObject({
    status: 200,
  })
})

test('an administrator needs a proof of the last ten minutes, the client does not', async () => {
  const { projectId } = await givenProject()
  const url = `/api/projects/${projectId}/everything.zip?check=1`
  app.clock.advance({ minutes: 11 })
  expect(await admin.send({ method: 'GET', url })).toMatchObject({
    status: 403,
    body: { code: 'PROOF_NEEDED' },
  })
  expect(await client.send({ method: 'GET', url })).toMatchObject({ status: 204 })
})
