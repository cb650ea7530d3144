import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Arrived, Arriving, FilePlace } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { startS3 } from '@tallgrass/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { localFiles } from './local/local-files.ts'
import { s3Files } from './s3/s3-files.ts'

async function aFolder() {
  const directory = await mkdtemp(join(tmpdir(), 'files-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return { directory, place: localFiles({ directory }) }
}

async function aBucket() {
  const server = await startS3()
  onTestFinished(server.stop)
  const warnings: string[] = []
  const place = s3Files({
    endpoint: server.url,
    ...server.access,
    prefix: 'site',
    retryDelaysMs: [1],
    warn: (sentence) => warnings.push(sentence),
  })
  return { server, place, warnings }
}

const aNewFile = (bytes: number): Arriving => ({
  id: newId('StoredFile', new Date()),
  bytes,
  received: 0,
  notes: null,
})

async function* inChunks(content: Buffer, failsAfter = Number.POSITIVE_INFINITY) {
  const size = 300_000
  for (let start = 0; start < content.length; start += size) {
    if (start >= failsAfter) throw new Error('The connection was lost')
    yield content.subarray(start, start + size)
  }
}

async function allOf<One>(list: AsyncIterable<One>): Promise<One[]> {
  const all: One[] = []
  for await (const one of list) all.push(one)
  return all
}

/** Sends content until all has arrived, as a browser does: each time from where the place is. */
async function send(
  place: FilePlace,
  file: Arriving,
  content: Buffer,
  failsAfter?: number,
): Promise<Arriving> {
  let known: Arrived = file
  const report = async (arrived: Arrived) => {
    known = arrived
  }
  const rest = inChunks(content.subarray(file.received), failsAfter)
  const arrived = await place.append(file, rest, report).catch(() => known)
  return { ...file, ...arrived }
}

async function contentOf(place: FilePlace, { id }: Arriving, range?: { start: number; end: number }) {
  const chunks: Uint8Array[] = []
  for await (const chunk of await place.read(id, range)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const LARGE = 20 * 2 ** 20

describe.each([
  ['a folder', async () => (await aFolder()).place],
  ['a bucket', async () => (await aBucket()).place],
])('%s', (_name, open) => {
  test('keeps a small file, gives it whole and in part, and forgets it', async () => {
    const place = await open()
    const content = Buffer.from('Opening hours')
    const file = await send(place, aNewFile(content.length), content)
    expect(file.received).toBe(content.length)
    await place.complete(file)
    expect(await contentOf(place, file)).toEqual(content)
    expect(await place.sizeOf(file.id)).toBe(content.length)
    expect((await contentOf(place, file, { start: 8, end: 13 })).toString()).toBe('hours')
    await place.remove(file.id, file.notes)
    await place.remove(file.id, file.notes)
    expect(await place.sizeOf(file.id)).toBeUndefined()
    await expect(contentOf(place, file)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('goes on with a file whose connection was lost, and keeps it byte for byte', async () => {
    const place = await open()
    const content = randomBytes(LARGE)
    const stopped = await send(place, aNewFile(LARGE), content, 12 * 2 ** 20)
    expect(stopped.received).toBeGreaterThanOrEqual(8 * 2 ** 20)
    expect(stopped.received).toBeLessThan(LARGE)
    const file = await send(place, stopped, content)
    expect(file.received).toBe(LARGE)
    await place.complete(file)
    expect((await contentOf(place, file)).equals(content)).toBe(true)
  })

  test('refuses more than a file was said to have', async () => {
    const place = await open()
    const arriving = place.append(aNewFile(5), inChunks(Buffer.from('123456')), async () => {})
    await expect(arriving).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })

  test('stops a request that has lost the file to another one', async () => {
    const place = await open()
    const lost = new Error('Another request has it')
    const arriving = place.append(aNewFile(LARGE), inChunks(randomBytes(LARGE)), async () => {
      throw lost
    })
    await expect(arriving).rejects.toBe(lost)
  })

  test('lists what it has in the order of the ids, and which databases use it since when', async () => {
    const place = await open()
    const files = [aNewFile(3), aNewFile(3)]
    for (const { id } of files.toReversed()) await place.put(id, Buffer.from('img'))
    const begin = new Date('2026-11-01T00:00:00.000Z')
    await place.recordUser('one', begin)
    const users = await place.recordUser('one', new Date('2026-11-05T00:00:00.000Z'))
    expect(users).toMatchObject([{ name: 'one', since: begin }])
    const both = await place.recordUser('two', new Date('2026-11-06T00:00:00.000Z'))
    expect(both.map(({ name }) => name).sort()).toEqual(['one', 'two'])
    const listed = await allOf(place.list())
    expect(listed.map(({ id }) => id)).toEqual(files.map(({ id }) => id).sort())
    expect(listed.every(({ storedAt }) => storedAt > begin)).toBe(true)
  })

  test('has nothing before the first file', async () => {
    const place = await open()
    expect(await allOf(place.list())).toEqual([])
    expect(await allOf(place.listUnfinished())).toEqual([])
  })

  test('stores a preview at once', async () => {
    const place = await open()
    const file = aNewFile(3)
    await place.put(file.id, Buffer.from('img'))
    expect((await contentOf(place, file)).toString()).toBe('img')
  })
})

test('a folder names files by their ids alone, and refuses new ones when its disk has little room', async () => {
  const { directory, place } = await aFolder()
  const content = Buffer.from('text')
  const file = await send(place, aNewFile(4), content)
  expect(await readdir(directory)).toEqual([file.id])
  const full = localFiles({ directory, freeBytesOf: async () => 200 * 2 ** 20 + 3 })
  const refusal = { code: 'STORAGE_FULL', message: expect.stringContaining('no room for new files') }
  await expect(full.ensureRoom(4)).rejects.toMatchObject(refusal)
  await expect(full.append(aNewFile(4), inChunks(content), async () => {})).rejects.toMatchObject(refusal)
  expect((await contentOf(full, file)).toString()).toBe('text')
})

test('a folder stops a file while it arrives, when others have filled the disk', async () => {
  const { directory } = await aFolder()
  const free = [2 ** 30, 200 * 2 ** 20]
  const place = localFiles({ directory, freeBytesOf: async () => free.shift() ?? 0 })
  let known: Arrived | undefined
  const arriving = place.append(aNewFile(LARGE), inChunks(randomBytes(LARGE)), async (arrived) => {
    known = arrived
  })
  await expect(arriving).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  expect(known?.received, 'what arrived is kept').toBeGreaterThanOrEqual(8 * 2 ** 20)
  expect(known?.received).toBeLessThan(LARGE)
})

test('an upload that is given up leaves no parts in the bucket', async () => {
  const { place, server } = await aBucket()
  const content = randomBytes(LARGE)
  const stopped = await send(place, aNewFile(LARGE), content, 12 * 2 ** 20)
  expect(server.bucket.uploads.size).toBe(1)
  await place.remove(stopped.id, stopped.notes)
  expect(server.bucket.uploads.size).toBe(0)
})

test('a bucket lists uploads that go on, page by page, and ends one without touching what is stored', async () => {
  const server = await startS3({ pageSize: 1 })
  onTestFinished(server.stop)
  const place = s3Files({ endpoint: server.url, ...server.access, prefix: 'site', warn: () => {} })
  const content = randomBytes(LARGE)
  const stored = await send(place, aNewFile(LARGE), content)
  await place.complete(stored)
  const again = await send(place, { ...stored, received: 0, notes: null }, content, 12 * 2 ** 20)
  const other = await send(place, aNewFile(LARGE), content, 12 * 2 ** 20)
  const unfinished = await allOf(place.listUnfinished())
  expect(unfinished.map(({ id }) => id).sort()).toEqual([again.id, other.id].sort())
  for (const upload of unfinished) await place.endUnfinished(upload)
  expect(server.bucket.uploads.size).toBe(0)
  expect(await place.sizeOf(stored.id)).toBe(LARGE)
})

test('a file that was completed by a process that could not say so is complete', async () => {
  const { place } = await aBucket()
  const content = randomBytes(LARGE)
  const before = await send(place, aNewFile(LARGE), content, 17 * 2 ** 20)
  const done = await send(place, before, content)
  await place.complete(done)
  const again = await send(place, before, content)
  expect(again.received).toBe(LARGE)
  await place.complete(again)
  expect((await contentOf(place, again)).equals(content)).toBe(true)
})

test('a bucket gives an address that works for a minute and names the download', async () => {
  const { place, server } = await aBucket()
  const id = newId('StoredFile', new Date())
  const url = new URL((await place.link({ id, name: 'Plan é.pdf', mediaType: 'application/pdf' })) ?? '')
  expect(url.origin).toBe(server.url)
  expect(url.pathname).toBe(`/${server.access.bucket}/site/files/${id}`)
  expect(url.searchParams.get('X-Amz-Expires')).toBe('60')
  expect(url.searchParams.get('response-content-disposition')).toBe(
    `attachment; filename="Plan _.pdf"; filename*=UTF-8''Plan%20%C3%A9.pdf`,
  )
  expect(url.searchParams.get('X-Amz-Signature')).toMatch(/^[\da-f]{64}$/)
  expect(String(url)).not.toContain(server.access.secretAccessKey)
})

test('people read that a bucket cannot be reached, the operator reads why', async () => {
  const { place, server, warnings } = await aBucket()
  server.behave({ refuses: { status: 403, code: 'AccessDenied' } })
  const arriving = place.append(aNewFile(4), inChunks(Buffer.from('text')), async () => {})
  await expect(arriving).rejects.toMatchObject({
    code: 'NOT_READY',
    message: 'Files cannot be reached right now. Nothing is lost. Please try again in a few minutes.',
  })
  expect(warnings).toEqual([expect.stringContaining('has no access to the bucket')])
})

test('a request that stalled cannot replace what another one has completed', async () => {
  const { place } = await aBucket()
  const file = aNewFile(4)
  let known: Arrived = file
  const report = async (arrived: Arrived) => {
    known = arrived
  }
  const [hasStalled, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  async function* stalling() {
    yield Buffer.from('la')
    hasStalled.resolve()
    await mayGoOn.promise
    yield Buffer.from('te')
  }
  const stalled = place.append(file, stalling(), report)
  await hasStalled.promise
  await place.complete(await send(place, { ...file, ...known }, Buffer.from('text')))
  mayGoOn.resolve()
  await stalled
  expect((await contentOf(place, file)).toString()).toBe('text')
})

test('refuses an upload whose parts another request has replaced', async () => {
  const { place, server } = await aBucket()
  const done = await send(place, aNewFile(4), Buffer.from('text'))
  for (const parts of server.bucket.uploads.values()) parts.set(1, Buffer.from('late'))
  await expect(place.complete(done)).rejects.toMatchObject({
    code: 'GONE',
    message: 'The file did not arrive as it was sent. Upload it again.',
  })
})
