import { randomBytes } from 'node:crypto'
import { s3Files } from '@tallgrass/adapters'
import { megabytes } from '@tallgrass/domain'
import { aProject, startS3 } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import { openBrowser } from '../support/test-browser.ts'
import { announce, askOffset, idIn, sendContent, uploaded } from '../support/upload.ts'

const server = await startS3()
afterAll(server.stop)
const aPlace = () =>
  s3Files({ endpoint: server.url, ...server.access, prefix: '', retryDelaysMs: [1], warn: () => {} })

const app = await fileApp({
  replace: ({ files }) => ({
    passwords: plainPasswords,
    files: {
      ...files,
      place: aPlace(),
      limits: { ...files.limits, file: megabytes(20), project: megabytes(50) },
    },
  }),
})
const { services } = app
const { client, id: clientId } = await givenClient(app)
const givenProject = async () => (await aProject(services.database.db, clientId, { status: 'ACTIVE' })).id
const text = Buffer.from('Opening hours')

/** The same person at another process: it shares nothing with the first but the database and the bucket. */
async function atAnotherProcess() {
  const files = { ...services.files, place: aPlace() }
  const other = await buildApp({
    services: { ...services, files },
    production: false,
    trustProxy: 0,
    logLevel: 'silent',
    web: undefined,
  })
  afterAll(() => other.close())
  const { publicUrl } = services.settings
  return openBrowser(other, { ip: '10.0.0.1', publicUrl, cookies: client.cookies })
}

test('an upload goes on at another process, after the last part that is in the bucket', async () => {
  const projectId = await givenProject()
  const content = randomBytes(10 * 2 ** 20)
  content.write('%PDF-1.7\n')
  const bytes = content.length
  const id = idIn(await announce(client, { projectId, filename: 'Plan.pdf', bytes }))
  const part = 8 * 2 ** 20
  expect(await sendContent(client, id, content.subarray(0, part + 1000))).toMatchObject({
    status: 204,
    headers: { 'upload-offset': String(part) },
  })
  const other = await atAnotherProcess()
  expect(await askOffset(other, id)).toBe(part)
  expect((await sendContent(other, id, content.subarray(part), part)).status).toBe(204)
  expect((await client.rest('GET', `/api/files/${id}/view`)).bytes.equals(content)).toBe(true)
  expect(server.bucket.uploads.size).toBe(0)
})

test('a download leads to the bucket for a minute; what is shown in place comes from us', async () => {
  const id = await uploaded(client, { projectId: await givenProject(), filename: 'Hours.txt', content: text })
  const download = await client.rest('GET', `/api/files/${id}`)
  expect(download.status).toBe(302)
  const url = new URL(String(download.headers.location))
  expect(url.origin).toBe(server.url)
  expect(url.searchParams.get('X-Amz-Expires')).toBe('60')
  expect(url.searchParams.get('response-content-disposition')).toContain('attachment; filename="Hours.txt"')
  expect(download.headers['cache-control']).toBe('private, no-store')
  expect((await client.rest('GET', `/api/files/${id}/view`)).bytes).toEqual(text)
})

test('while the bucket refuses, nothing is lost, and the upload goes on when it works again', async () => {
  const projectId = await givenProject()
  const id = idIn(await announce(client, { projectId, bytes: text.length }))
  server.behave({ refuses: { status: 503 } })
  expect(await sendContent(client, id, text)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
    body: { error: 'Files cannot be reached right now. Nothing is lost. Please try again in a few minutes.' },
  })
  server.behave({ works: true })
  expect(await askOffset(client, id)).toBe(0)
  expect((await sendContent(client, id, text)).status).toBe(204)
})

test('an upload whose parts could not be put together goes on with its last byte', async () => {
  const projectId = await givenProject()
  const content = randomBytes(9 * 2 ** 20)
  content.write('%PDF-1.7\n')
  const last = content.length - 1
  const id = idIn(await announce(client, { projectId, filename: 'Plan.pdf', bytes: content.length }))
  server.behave({ refuses: { status: 500 }, path: '?uploadId=' })
  expect(await sendContent(client, id, content)).toMatchObject({ status: 503 })
  server.behave({ works: true })
  expect(await askOffset(client, id)).toBe(last)
  expect((await sendContent(client, id, content.subarray(last), last)).status).toBe(204)
  expect((await client.rest('GET', `/api/files/${id}/view`)).bytes.equals(content)).toBe(true)
  expect(server.bucket.uploads.size).toBe(0)
})
