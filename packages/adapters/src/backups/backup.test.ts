import { execFileSync } from 'node:child_process'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { zstdDecompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createWholeFile } from './create-whole-file.ts'
import { openBackup } from './open-backup.ts'
import { aDump, aFolder, madeAt, PASSPHRASE } from './testing/a-backup.ts'
import { writeBackup } from './write-backup.ts'

// More than one piece, no rows at all, and line breaks that are none.
const lines = {
  users: ['{"id":1,"name":"Maren\u2028Ö"}', '{"id":2,"name":"\\n"}'],
  leads: [],
  tasks: Array.from({ length: 1000 }, (_, id) => JSON.stringify({ id, text: `${id}`.repeat(500) })),
  'jobs.waiting': ['{"name":"send-mail"}'],
}

const contents = {
  dump: aDump(lines),
  files: [
    { name: 'keys/audit.key', content: () => Buffer.from('secret') },
    { name: 'settings.env', content: () => Readable.from([Buffer.from('A='), Buffer.from('b\n')]) },
  ],
  madeAt,
  version: '1.2.3',
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}

describe.each([
  ['that is plain', {}],
  ['that is encrypted', { passphrase: PASSPHRASE }],
])('a backup %s', (_, secret) => {
  test('gives back what was written, in any order', async () => {
    const [folder, scratch] = [await aFolder(), await aFolder()]
    const path = join(folder, 'a.backup')
    const { bytes, manifest } = await writeBackup(path, { ...contents, ...secret })
    expect((await stat(path)).size).toBe(bytes)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const backup = await openBackup(path, { ...secret, scratch })
    onTestFinished(backup.close)
    expect(backup.manifest).toEqual(manifest)
    for (const [name, rows] of Object.entries(lines))
      expect(await collect(backup.dump.lines(name))).toEqual(rows)
    for await (const line of backup.dump.lines('tasks')) {
      expect(line).toBe(lines.tasks[0])
      break
    }
    expect(await collect(backup.dump.lines('jobs.waiting'))).toEqual(lines['jobs.waiting'])
    const parts: [string, string][] = []
    for await (const { content, name } of backup.parts())
      parts.push([name, Buffer.concat(await collect(content)).toString()])
    expect(parts).toEqual([
      ['keys/audit.key', 'secret'],
      ['settings.env', 'A=b\n'],
    ])
    expect(await readdir(folder)).toEqual(['a.backup'])
    expect(await readdir(scratch)).toEqual([])
  })
})

test('a plain backup opens with a pass phrase, too', async () => {
  const scratch = await aFolder()
  const path = join(scratch, 'a.backup')
  const { manifest } = await writeBackup(path, contents)
  const backup = await openBackup(path, { passphrase: PASSPHRASE, scratch })
  await backup.close()
  expect(backup.manifest).toEqual(manifest)
})

test('a backup is a tar that other programs read', async () => {
  const path = join(await aFolder(), 'a.backup')
  await writeBackup(path, contents)
  const tar = zstdDecompressSync(await readFile(path))
  const listed = execFileSync('tar', ['-t'], { input: tar, encoding: 'utf8' })
  expect(listed.trim().split('\n')).toEqual([
    'manifest.json',
    'keys/audit.key',
    'settings.env',
    'tables/users/000001.jsonl',
    'tables/tasks/000001.jsonl',
    'tables/tasks/000002.jsonl',
    'tables/jobs.waiting/000001.jsonl',
  ])
})

describe('writing', () => {
  const failing = (error: Error) => ({
    ...contents.dump,
    async *lines() {
      yield '{}'
      throw error
    },
  })

  test('leaves no file when the database fails', async () => {
    const folder = await aFolder()
    const written = writeBackup(join(folder, 'a'), { ...contents, dump: failing(new Error('Gone')) })
    await expect(written).rejects.toThrow('Gone')
    expect(await readdir(folder)).toEqual([])
  })

  test('leaves no file when another number of rows arrives', async () => {
    const folder = await aFolder()
    const dump = { ...contents.dump, lines: aDump({ ...lines, users: [] }).lines }
    await expect(writeBackup(join(folder, 'a'), { ...contents, dump })).rejects.toThrow(
      'users has 0 lines instead of 2',
    )
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    ['longer', ['short', 'much longer']],
    ['shorter', ['long', 'x']],
    ['different', ['same', 'emas']],
  ])('refuses a file that is %s the second time', async (_, texts) => {
    const folder = await aFolder()
    const left = [...texts]
    const files = [{ name: 'settings.env', content: () => Buffer.from(left.shift() ?? '') }]
    await expect(writeBackup(join(folder, 'a'), { ...contents, files })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'settings.env changed while it was backed up. Start again.',
    })
    expect(await readdir(folder)).toEqual([])
  })

  test('refuses to replace a file', async () => {
    const path = join(await aFolder(), 'a')
    await writeFile(path, 'mine')
    await expect(writeBackup(path, contents)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await readFile(path, 'utf8')).toBe('mine')
  })

  test.each(['../a', '/a', 'a/../b', 'tables/users', 'manifest.json', '.', 'a//b', ''])(
    'refuses a part called %j',
    async (name) => {
      const files = [{ name, content: () => Buffer.from('x') }]
      await expect(writeBackup(join(await aFolder(), 'a'), { ...contents, files })).rejects.toThrow()
    },
  )

  test('refuses a folder that does not exist', async () => {
    const folder = join(await aFolder(), 'none')
    await expect(writeBackup(join(folder, 'a'), contents)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: `There is no folder ${folder}. Create it first.`,
    })
  })

  test.each([
    ['ENOSPC', 'STORAGE_FULL', 'is full. Free some space there, then start again.'],
    ['EACCES', 'FORBIDDEN', 'Grant the right, or name another folder.'],
    ['EIO', 'NOT_READY', 'reports an error.'],
  ])('ends with one sentence and no file after %s', async (code, refusal, sentence) => {
    const folder = await aFolder()
    const written = createWholeFile(join(folder, 'a'), async (file) => {
      await file.writeFile('half')
      throw Object.assign(new Error(`${code}: write`), { code })
    })
    await expect(written).rejects.toMatchObject({ code: refusal, message: expect.stringContaining(sentence) })
    expect(await readdir(folder)).toEqual([])
  })

  test('removes what a process left behind a day ago', async () => {
    const folder = await aFolder()
    const [old, recent, other] = ['.tallgrass-a.unfinished', '.tallgrass-b.unfinished', '.other']
    for (const name of [old, recent, other]) await writeFile(join(folder, name), 'x')
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
    for (const name of [old, other]) await utimes(join(folder, name), twoDaysAgo, twoDaysAgo)
    await writeBackup(join(folder, 'a'), contents)
    expect((await readdir(folder)).sort()).toEqual([other, recent, 'a'].sort())
  })
})
