// Guards: request-export, make-data-export, open-export, delete-ended-exports

import { createSystemCtx, jobHandlers, noLimits } from '@tallgrass/core'
import { sumStoredBytes } from '@tallgrass/db'
import { aFile, aProject, unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { createKey } from '../support/api-keys.ts'
import { givenClient } from '../support/given-client.ts'
import { readZip } from '../support/read-zip.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { finishExport } from '../support/worlds/data-world.ts'

const broken = { is: false }
const app = await fileApp({
  replace: ({ files }) => ({
    passwords: plainPasswords,
    limits: noLimits,
    files: {
      ...files,
      archiver: {
        pack(entries, at) {
          if (broken.is) throw new Error('The disk is broken')
          return files.archiver.pack(entries, at)
        },
      },
    },
  }),
})
const { database, files } = app.services
const { db } = database
const ctx = createSystemCtx(app.services)
const notFound = { code: 'NOT_FOUND', httpStatus: 404 }

/** Someone who uploaded a file and wrote a message. */
async function aPerson() {
  const { client, id } = await givenClient(app)
  const { id: projectId } = await aProject(db, id)
  const content = Buffer.from('The keys are under the mat')
  const file = await aFile(db, { projectId, uploadedBy: id, name: 'a/b:c.txt', content })
  await files.place.put(file.storedId, content)
  const message = { projectId, body: `Hello ${unique()}`, internal: false, sendKey: crypto.randomUUID() }
  await client.trpc.portal.messages.send.mutate(message)
  return { ...client, id, projectId, body: message.body }
}

async function ready() {
  const person = await aPerson()
  const { token } = await createKey(person, { name: 'Till', scopes: ['projects:read'] })
  await person.trpc.auth.data.requestExport.mutate()
  const copy = await finishExport(app, person.trpc)
  return { ...person, copy, token, url: `/api/account/exports/${copy.id}` }
}

const download = ({ send }: Pick<Awaited<ReturnType<typeof aPerson>>, 'send'>, url: string) =>
  send({ method: 'GET', url })

test('a person downloads a ZIP with what is theirs, and the download is recorded', async () => {
  const { body, copy, email, send, token, trpc, url } = await ready()
  expect(await trpc.auth.data.openExport.mutate(copy)).toEqual({ path: url })
  const answer = await send({ method: 'GET', url })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"/,
  )
  const archive = await readZip(answer.bytes)
  const json = (path: string) => JSON.parse(String(archive[path]))
  expect(String(archive['README.txt'])).toContain(email)
  expect(json('profile.json')).toMatchObject({ email, name: 'Maren Okafor' })
  expect(json('messages.json')).toMatchObject([{ body }])
  expect(json('account/sessions.json')).toHaveLength(1)
  expect(json('account/audit-log.json').map(({ action }: { action: string }) => action)).toContain(
    'session.start',
  )
  expect(json('files.json')).toMatchObject([{ name: 'a/b:c.txt', path: 'files/001-a_b_c.txt' }])
  expect(String(archive['files/001-a_b_c.txt'])).toBe('The keys are under the mat')
  expect(json('account/api-keys.json')).toMatchObject([
    { name: 'Till', prefix: token.slice(0, 14), scopes: ['projects:read'], revokedAt: null },
  ])
  expect(String(Object.values(archive))).not.toMatch(/plain:|token_?hash/i)
  expect(String(Object.values(archive))).not.toContain(token)
  const [last] = await db.selectFrom('auditLogs').select('action').orderBy('seq', 'desc').limit(1).execute()
  expect(last).toEqual({ action: 'data-export.download' })
})

test('the person is told by the bell and by a mail without a secret', async () => {
  const { email, id } = await ready()
  const events = db.selectFrom('events').select('personSentence').where('userId', '=', id)
  expect(await events.where('kind', '=', 'account.export_ready').execute()).toEqual([
    { personSentence: 'The copy of your data is ready. You can download it for 7 days.' },
  ])
  const mails = db.selectFrom('outboxMails').select(['template', 'sealedLink']).where('recipient', '=', email)
  const [mail] = await mails.where('template', '=', 'data-export-ready').execute()
  expect(app.services.sealer.open(mail?.sealedLink ?? '')).toBe('http://localhost:3000/portal/profile')
})

test('asked twice, also at once, nothing is made twice', async () => {
  const { trpc } = await aPerson()
  const { requestExport } = trpc.auth.data
  const states = await Promise.all([requestExport.mutate(), requestExport.mutate(), requestExport.mutate()])
  const again = await requestExport.mutate()
  const ids = new Set([...states, again].map((state) => state.export?.id))
  expect(ids.size).toBe(1)
  expect(again.export).toMatchObject({ status: 'asked', size: null })
  await Promise.all([finishExport(app, trpc), finishExport(app, trpc)])
  const [exportId] = ids
  const finished = db.selectFrom('auditLogs').select('id').where('action', '=', 'data-export.finish')
  expect(await finished.where('entityId', '=', exportId ?? null).execute()).toHaveLength(1)
})

test('refuses the copy of someone else, and one that does not exist', async () => {
  const { copy, url } = await ready()
  const stranger = await app.client()
  await expect(stranger.trpc.auth.data.openExport.mutate(copy)).rejects.toMatchObject({ data: notFound })
  expect(await download(stranger, url)).toMatchObject({ status: 404 })
  expect(await download(await app.admin(), url)).toMatchObject({ status: 404 })
  expect(await download(app.visitor(), url)).toMatchObject({ status: 401 })
  expect(await download(stranger, '/api/account/exports/nothing')).toMatchObject({ status: 404 })
})

test('refuses without a proof of the last ten minutes', async () => {
  const person = await ready()
  app.clock.advance({ minutes: 11 })
  await expect(person.trpc.auth.data.openExport.mutate(person.copy)).rejects.toMatchObject({
    data: { code: 'PROOF_NEEDED' },
  })
  expect(await download(person, person.url)).toMatchObject({ status: 403, body: { code: 'PROOF_NEEDED' } })
})

test('after seven days it is deleted with its content', async () => {
  const person = await ready()
  const { storedId } = await db
    .selectFrom('dataExports')
    .select('storedId')
    .where('id', '=', person.copy.id)
    .executeTakeFirstOrThrow()
  if (!storedId) throw new Error('There is no content')
  expect(await files.place.sizeOf(storedId)).toBeGreaterThan(0)
  // While it is ready, it is kept, whatever its age.
  app.clock.advance({ days: 6 })
  await jobHandlers['delete-stale-files'](ctx, {})
  expect(await files.place.sizeOf(storedId)).toBeGreaterThan(0)
  app.clock.advance({ days: 1 })
  await jobHandlers['delete-ended-exports'](ctx, {})
  await jobHandlers['delete-stale-files'](ctx, {})
  expect(await files.place.sizeOf(storedId)).toBeUndefined()
  const row = db.selectFrom('dataExports').select(['status', 'storedId']).where('id', '=', person.copy.id)
  expect(await row.execute()).toEqual([{ status: 'ended', storedId: null }])
})

test('its size counts for no quota', async () => {
  const { projectId, trpc } = await aPerson()
  const sum = () => database.transaction((trx) => sumStoredBytes(trx, projectId))
  const before = await sum()
  await trpc.auth.data.requestExport.mutate()
  await finishExport(app, trpc)
  expect(await sum()).toEqual(before)
})

test('a newer copy replaces the one before', async () => {
  const { copy, trpc } = await ready()
  app.clock.advance({ seconds: 1 })
  await trpc.auth.data.requestExport.mutate()
  const newer = await finishExport(app, trpc)
  const rows = db.selectFrom('dataExports').select('status').where('id', 'in', [copy.id, newer.id])
  expect(await rows.orderBy('createdAt').execute()).toEqual([{ status: 'ended' }, { status: 'ready' }])
})

test('a copy that cannot be made is tried again, and then the person is told', async () => {
  const { id, trpc } = await aPerson()
  await trpc.auth.data.requestExport.mutate()
  broken.is = true
  await expect(finishExport(app, trpc)).rejects.toThrow('The disk is broken')
  expect((await trpc.auth.data.state.query()).export?.status).toBe('asked')
  app.clock.advance({ minutes: 31 })
  await expect(finishExport(app, trpc)).rejects.toThrow('The disk is broken')
  broken.is = false
  expect((await trpc.auth.data.state.query()).export?.status).toBe('failed')
  // The next attempt of the queue finds nothing to do.
  await finishExport(app, trpc)
  const events = db.selectFrom('events').select('personSentence').where('userId', '=', id)
  expect(await events.where('kind', '=', 'account.export_failed').execute()).toHaveLength(1)
})

test('an administrator gets one, too', async () => {
  const { email, send, trpc } = await app.admin()
  await trpc.auth.data.requestExport.mutate()
  const { id } = await finishExport(app, trpc)
  const { bytes } = await send({ method: 'GET', url: `/api/account/exports/${id}` })
  const archive = await readZip(bytes)
  expect(JSON.parse(String(archive['profile.json']))).toMatchObject({ email, role: 'ADMIN' })
  expect(archive['organization.json']).toBeUndefined()
})

test('old rows are forgotten', async () => {
  const { copy } = await ready()
  app.clock.advance({ days: 8 })
  await jobHandlers['delete-ended-exports'](ctx, {})
  app.clock.advance({ days: 23 })
  await jobHandlers['delete-ended-exports'](ctx, {})
  expect(await db.selectFrom('dataExports').select('id').where('id', '=', copy.id).execute()).toEqual([])
})
