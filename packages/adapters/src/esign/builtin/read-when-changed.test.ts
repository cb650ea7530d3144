import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readWhenChanged } from './read-when-changed.ts'

function aFile() {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-changed-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const path = join(directory, 'key')
  let reads = 0
  const find = readWhenChanged(path, () => {
    reads += 1
    return readFile(path, 'utf8')
  })
  return { path, find, reads: () => reads }
}

test('a file is read once while it stays the same', async () => {
  const { find, path, reads } = aFile()
  writeFileSync(path, 'one')
  expect([await find(), await find(), reads()]).toEqual(['one', 'one', 1])
})

test('a file that was replaced, even by one of the same size, is read again', async () => {
  const { find, path } = aFile()
  writeFileSync(path, 'one')
  await find()
  writeFileSync(`${path}.next`, 'two')
  renameSync(`${path}.next`, path)
  expect(await find()).toBe('two')
})

test('a file that is gone fails each time, and is read once it is back', async () => {
  const { find, path } = aFile()
  writeFileSync(path, 'one')
  await find()
  rmSync(path)
  await expect(find()).rejects.toThrow('ENOENT')
  await expect(find()).rejects.toThrow('ENOENT')
  writeFileSync(path, 'two')
  expect(await find()).toBe('two')
})
