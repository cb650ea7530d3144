// Guards: read-unaltered, check-archive

import { once } from 'node:events'
import { checkPack } from '@tallgrass/adapters/documents'
import { isChainIntact, isHeadValid, namesFile } from '@tallgrass/core'
import { aFile, aProject, aUser } from '@tallgrass/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { testApp } from '../support/test-app.ts'

const app = await agreementApp()
const { admin, clientId, db, server } = app
const { place } = server.services.files

const rules = { isChainIntact, namesFile, isHeadValid, rowFaults: () => undefined, describeSigner: () => [] }

const ANY_TYPE = { accept: '*/*' }
/** Many parts of a stream. */
const BYTES = 5_000_000
const archivesOf = (projectId: string) =>
  ['evidence', 'everything'].map((name) => `/api/projects/${projectId}/${name}.zip`)

async function givenLargeFile(stored = Buffer.alloc(BYTES, 'a')) {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const facts = { projectId, uploadedBy: clientId, name: 'Walk.mp4', mediaType: 'video/mp4' }
  const { storedId } = await aFile(db, { ...facts, content: Buffer.alloc(BYTES, 'a') })
  await place.put(storedId, stored)
  return { projectId, storedId, everything: `/api/projects/${projectId}/everything.zip` }
}

/** As a browser downloads it: what has arrived, and whether all has. */
async function download(url: string) {
  const parts: Buffer[] = []
  const stream = await admin.stream(url, ANY_TYPE)
  const isWhole = await new Promise<boolean>((resolve) => {
    stream
      .on('data', (part: Buffer) => parts.push(part))
      .once('end', () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => resolve(false))
  })
  return { isWhole, bytes: Buffer.concat(parts) }
}

test('a file that was altered but has its size breaks the download off, and the administrators are told', async () => {
  const altered = Buffer.alloc(BYTES, 'a')
  altered[BYTES - 1] = 0
  const { everything, projectId } = await givenLargeFile(altered)
  const { bytes, isWhole } = await download(everything)
  expect(isWhole).toBe(false)
  expect(bytes.length).toBeGreaterThan(BYTES / 2)
  expect(bytes.includes(Buffer.from('PK\u0001\u0002'))).toBe(false)
  await expect(checkPack(bytes, rules)).rejects.toThrow('This archive cannot be opened')
  const items = db.selectFrom('workItems').select('detail').where('projectId', '=', projectId)
  expect(await items.execute()).toEqual([{ detail: expect.stringContaining('“Walk.mp4”') }])
  const { items: rows } = await admin.trpc.admin.audit.list.query({ action: 'project.refuse-evidence' })
  expect(rows.filter(({ entityId }) => entityId === projectId)).toHaveLength(1)
})

test('nothing more is read once the reader has left', async () => {
  const { everything } = await givenLargeFile()
  const reading = vi.spyOn(place, 'read')
  onTestFinished(() => reading.mockRestore())
  const stream = await admin.stream(everything, ANY_TYPE)
  await once(stream, 'data')
  stream.destroy()
  const content = await reading.mock.results[0]?.value
  await expect.poll(() => content.destroyed).toBe(true)
  expect(content.bytesRead).toBeLessThan(BYTES)
})

test('a check says what would be refused, sends nothing and records nothing', async () => {
  const { projectId, storedId } = await givenLargeFile()
  const check = (url: string) => admin.send({ method: 'GET', url: `${url}?check=1` })
  for (const url of archivesOf(projectId)) expect(await check(url)).toMatchObject({ status: 204, text: '' })
  const { items } = await admin.trpc.admin.audit.list.query({ entityId: projectId })
  expect(items.filter(({ action }) => /take-along|evidence/.test(action))).toEqual([])
  await place.remove(storedId, null)
  expect(await check(`/api/projects/${projectId}/everything.zip`)).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^“Walk\.mp4” is missing or was changed/) },
  })
})

test('refuses more archives than a person needs, and a check says so before', async () => {
  const limited = await testApp()
  const { db } = limited.services.database
  const { id } = await aUser(db)
  const { id: projectId } = await aProject(db, id, { status: 'ACTIVE' })
  const other = await limited.admin()
  const [evidence = '', everything = ''] = archivesOf(projectId)
  const get = (url: string) => other.send({ method: 'GET', url })
  const person = await other.trpc.auth.session.query()
  for (let made = 0; made < 19; made += 1) await limited.services.limits.take('archive', person?.id ?? '')
  expect((await get(`${everything}?check=1`)).status).toBe(204)
  expect((await get(everything)).status).toBe(200)
  for (const url of [evidence, everything, `${everything}?check=1`])
    expect(await get(url)).toMatchObject({
      status: 429,
      body: { error: 'You can download 20 archives an hour. Please try again in 60 minutes.' },
    })
})
