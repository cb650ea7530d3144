import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackupPlace } from '@tallgrass/core'
import { startS3 } from '@tallgrass/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'

const OLD = 'tallgrass-2026-11-22T02-00-00Z.backup'
const NEW = 'tallgrass-2026-11-23T02-00-00Z.backup.age'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'place-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

interface Opened {
  place: BackupPlace
  /** Stores something else beside the backups. */
  add(name: string): Promise<void>
  names(): Promise<string[]>
}

async function aFolderPlace(): Promise<Opened> {
  const folder = await aFolder()
  return {
    place: folderPlace(folder),
    add: (name) => writeFile(join(folder, name), 'x'),
    names: async () => (await readdir(folder)).sort(),
  }
}

async function aBucketPlace(): Promise<Opened> {
  const { access, bucket, stop, url } = await startS3()
  onTestFinished(stop)
  return {
    place: bucketPlace({ ...access, endpoint: url, prefix: 'site/backups' }),
    add: async (name) => {
      const stored = { content: Buffer.from('x'), etag: '"x"', modifiedAt: new Date() }
      bucket.objects.set(`site/backups/${name}`, stored)
    },
    names: async () => [...bucket.objects.keys()].map((key) => key.replace('site/backups/', '')).sort(),
  }
}

describe.each([
  ['a folder', aFolderPlace],
  ['a bucket', aBucketPlace],
])('%s', (_, open) => {
  const aBackup = async (content: string) => {
    const path = join(await aFolder(), 'made')
    await writeFile(path, content)
    return path
  }

  test('keeps backups, lists the newest first, and gives them back', async () => {
    const { names, place } = await open()
    await place.put(OLD, await aBackup('old'))
    await place.put(NEW, await aBackup('newer'))
    expect(await place.list()).toEqual([
      { name: NEW, bytes: 5, madeAt: '2026-11-23T02:00:00.000Z' },
      { name: OLD, bytes: 3, madeAt: '2026-11-22T02:00:00.000Z' },
    ])
    const to = join(await aFolder(), 'back')
    await place.get(NEW, to)
    expect(await readFile(to, 'utf8')).toBe('newer')
    expect((await stat(to)).mode & 0o777).toBe(0o600)
    await place.remove(OLD)
    await place.remove(OLD)
    expect(await names()).toEqual([NEW])
  })

  test('neither lists nor removes anything else', async () => {
    const { add, names, place } = await open()
    const others = ['photo.jpg', 'tallgrass-2026-13-23T02-00-00Z.backup', `${OLD}.part`, `copy-${OLD}`]
    for (const name of others) await add(name)
    expect(await place.list()).toEqual([])
    for (const name of [...others, `../${OLD}`]) await expect(place.remove(name)).rejects.toThrow(RangeError)
    expect(await names()).toEqual(others.toSorted())
  })

  test('refuses to replace a backup', async () => {
    const { place } = await open()
    await place.put(OLD, await aBackup('old'))
    await expect(place.put(OLD, await aBackup('another'))).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await place.list()).toMatchObject([{ bytes: 3 }])
  })

  test('gives a copy with another name', async () => {
    const { add, place } = await open()
    await add('before the move.age')
    const to = join(await aFolder(), 'back')
    await place.get('before the move.age', to)
    expect((await stat(to)).isFile()).toBe(true)
  })

  test('refuses to give what it does not have, and leaves no file', async () => {
    const { place } = await open()
    const folder = await aFolder()
    for (const name of [OLD, 'none.backup'])
      await expect(place.get(name, join(folder, 'back'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await readdir(folder)).toEqual([])
  })
})

test('a folder that does not exist is empty, and is created with the first backup', async () => {
  const folder = join(await aFolder(), 'new', 'backups')
  const path = join(await aFolder(), 'made')
  await writeFile(path, 'x')
  const place = folderPlace(folder)
  expect(await place.list()).toEqual([])
  await place.put(OLD, path)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await readdir(folder)).toEqual([OLD])
})

test('a folder that is a file is refused', async () => {
  const path = join(await aFolder(), 'file')
  await writeFile(path, 'x')
  await expect(folderPlace(path).list()).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: `${path} is not a folder. Name another one.`,
  })
})

test('a bucket that changes while a backup comes from it leaves no half file', async () => {
  const { access, behave, bucket, stop, url } = await startS3()
  onTestFinished(stop)
  const place = bucketPlace({ ...access, endpoint: url, prefix: '', retryDelaysMs: [] })
  const content = Buffer.alloc(40 * 2 ** 20)
  bucket.objects.set(NEW, { content, etag: '"x"', modifiedAt: new Date() })
  behave({ refuses: { status: 500 }, path: NEW })
  const folder = await aFolder()
  await expect(place.get(NEW, join(folder, 'back'))).rejects.toMatchObject({ code: 'NOT_READY' })
  expect(await readdir(folder)).toEqual([])
})
