import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3, type TestS3 } from '@tallgrass/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openS3 } from './s3-client.ts'
import type { S3Options } from './s3-options.ts'

async function aServer(options?: Parameters<typeof startS3>[0]): Promise<TestS3> {
  const server = await startS3(options)
  onTestFinished(server.stop)
  return server
}

const aClient = ({ access, url }: TestS3, changes: Partial<S3Options> = {}) =>
  openS3({ endpoint: url, ...access, retryDelaysMs: [1, 1], ...changes })

async function aFile(content: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 's3-'))
  const path = join(folder, 'file')
  await writeFile(path, content)
  const file = await open(path, 'r')
  onTestFinished(async () => {
    await file.close()
    await rm(folder, { recursive: true })
  })
  return file
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}

const LARGE = 40 * 2 ** 20

describe('an object', () => {
  test.each(['a', 'with/folder é + & % ~ <"\'()*!.age'])('called %s arrives unchanged', async (key) => {
    const server = await aServer()
    const client = aClient(server)
    const content = randomBytes(1000)
    await client.put(key, await aFile(content))
    expect(server.bucket.objects.get(key)?.content.equals(content)).toBe(true)
    expect(Buffer.concat(await collect(client.get(key))).equals(content)).toBe(true)
    expect(await client.find(key)).toMatchObject({ key, bytes: 1000 })
    await client.remove(key)
    await client.remove(key)
    expect(await client.find(key)).toBeUndefined()
  })

  test('that is large is sent and received in parts', async () => {
    const server = await aServer()
    const client = aClient(server)
    const content = randomBytes(LARGE)
    await client.put('large', await aFile(content))
    expect(server.received.filter(({ path }) => path.includes('partNumber')).length).toBe(5)
    expect(server.bucket.uploads.size).toBe(0)
    const chunks = await collect(client.get('large'))
    expect(chunks.length).toBe(3)
    expect(Buffer.concat(chunks).equals(content)).toBe(true)
  })

  test('that is empty arrives', async () => {
    const client = aClient(await aServer())
    await client.put('empty', await aFile(Buffer.alloc(0)))
    expect(await client.find('empty')).toMatchObject({ bytes: 0 })
    expect(await collect(client.get('empty'))).toEqual([])
  })

  test('that does not exist is refused', async () => {
    const client = aClient(await aServer())
    await expect(collect(client.get('none'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('a list has all pages, and only keys with the prefix', async () => {
  const server = await aServer({ pageSize: 3 })
  const client = aClient(server)
  for (let number = 0; number < 8; number += 1)
    await client.put(`a/${number} & <`, await aFile(Buffer.from('x')))
  await client.put('b', await aFile(Buffer.from('x')))
  const keys = (await collect(client.list('a/'))).map(({ key }) => key)
  expect(keys).toEqual(Array.from({ length: 8 }, (_, number) => `a/${number} & <`))
})

describe('a request that fails for a moment', () => {
  test.each([
    ['a busy server', { status: 503, code: 'SlowDown' }],
    ['a server error', { status: 500, code: 'InternalError' }],
    ['a slow connection', { status: 400, code: 'RequestTimeout' }],
  ])('succeeds later: %s', async (_, refuses) => {
    const server = await aServer()
    server.behave({ refuses, times: 2 })
    await aClient(server).put('a', await aFile(Buffer.from('x')))
    expect([...server.bucket.objects.keys()]).toEqual(['a'])
  })

  test('gives up at last, with one sentence', async () => {
    const server = await aServer()
    server.behave({ refuses: { status: 503, code: 'SlowDown' } })
    await expect(aClient(server).remove('a')).rejects.toMatchObject({
      code: 'NOT_READY',
      message:
        'The bucket backups answers with 503 SlowDown. Try again later, or check the provider’s status.',
    })
    expect(server.received.length).toBe(3)
  })

  test('leaves no parts behind when a large upload gives up', async () => {
    const server = await aServer()
    server.behave({ refuses: { status: 500, code: 'InternalError' }, path: 'partNumber=2' })
    await expect(aClient(server).put('large', await aFile(randomBytes(LARGE)))).rejects.toMatchObject({
      code: 'NOT_READY',
    })
    expect(server.bucket.objects.size + server.bucket.uploads.size).toBe(0)
  })

  test('counts as done if only its answer was lost', async () => {
    const server = await aServer()
    server.behave({ losesAnswer: { path: '?uploadId=' } })
    const content = randomBytes(LARGE)
    await aClient(server).put('large', await aFile(content))
    expect(server.bucket.objects.get('large')?.content.equals(content)).toBe(true)
  })
})

describe('a refusal names what to change, and never the secret', () => {
  const refusal = async (changes: Partial<S3Options>, server: TestS3) => {
    const { secretAccessKey = server.access.secretAccessKey } = changes
    const error: unknown = await collect(aClient(server, changes).list('')).then(
      () => undefined,
      (thrown) => thrown,
    )
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(secretAccessKey)
    return error
  }

  test.each<[string, Partial<S3Options>, { code: string; message: string | RegExp }]>([
    [
      'another secret',
      { secretAccessKey: 'wrong-secret' },
      { code: 'FORBIDDEN', message: 'Correct S3_SECRET_ACCESS_KEY.' },
    ],
    [
      'another key',
      { accessKeyId: 'AKOTHER' },
      { code: 'FORBIDDEN', message: 'does not know the access key AKOTHER.' },
    ],
    ['another region', { region: 'us-east-1' }, { code: 'NOT_READY', message: 'Set S3_REGION=eu-test-1.' }],
    [
      'no such bucket',
      { bucket: 'other' },
      { code: 'NOT_FOUND', message: 'There is no bucket other at http' },
    ],
  ])('%s', async (_, changes, { code, message }) => {
    expect(await refusal(changes, await aServer())).toMatchObject({
      code,
      message: expect.stringContaining(String(message)),
    })
  })

  test('a clock that is wrong', async () => {
    const server = await aServer({ now: () => new Date(Date.now() + 60 * 60 * 1000) })
    expect(await refusal({}, server)).toMatchObject({
      message: expect.stringContaining('The clock of this machine'),
    })
  })

  test.each([
    [{ status: 403, code: 'AccessDenied' }, 'FORBIDDEN', 'has no access to the bucket backups'],
    [{ status: 403 }, 'FORBIDDEN', 'has no access to the bucket backups'],
    [{ status: 301, code: 'PermanentRedirect' }, 'NOT_READY', 'is not in the region eu-test-1'],
    [{ status: 403, code: 'QuotaExceeded' }, 'STORAGE_FULL', 'has no space left'],
    [{ status: 418 }, 'NOT_READY', 'answers with 418'],
  ])('an answer of %o', async (refuses, code, message) => {
    const server = await aServer()
    server.behave({ refuses })
    expect(await refusal({}, server)).toMatchObject({ code, message: expect.stringContaining(message) })
    expect(server.received.length).toBe(1)
  })

  test('a server that does not answer', async () => {
    const server = await aServer()
    server.behave({ silent: true })
    const changes = { timeLimitMs: 50, retryDelaysMs: [] }
    expect(await refusal(changes, server)).toMatchObject({
      message: `${server.url} cannot be reached: it does not answer in time.`,
    })
  })

  test('a server that is not there', async () => {
    const server = await startS3()
    await server.stop()
    expect(await refusal({}, server)).toMatchObject({
      code: 'NOT_READY',
      message: expect.stringContaining('cannot be reached: it refuses connections'),
    })
  })
})
