import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { lockDirectory } from './lock-directory.ts'

function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-lock-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return join(directory, 'data')
}

test('refuses a locked directory, naming it, until it is unlocked', () => {
  const directory = aDirectory()
  const unlock = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrowError(
    expect.objectContaining({
      code: 'NOT_READY',
      message: `The data directory ${directory} is in use by another process`,
    }),
  )
  unlock()
  lockDirectory(directory)()
})

test('a directory that is not writable is reported as such, not as in use', () => {
  const directory = aDirectory()
  mkdirSync(join(directory, '.lock'), { recursive: true })
  expect(() => lockDirectory(directory)).toThrow(`The data directory ${directory} cannot be written to`)
})

test('refuses a folder that is not a database, and unlocks the directory again', async () => {
  const directory = aDirectory()
  mkdirSync(join(directory, 'pgdata'), { recursive: true })
  writeFileSync(join(directory, 'pgdata', 'PG_VERSION'), '9\n')
  await expect(openDatabase({ directory })).rejects.toThrow(
    `The database in ${directory}/pgdata cannot be opened`,
  )
  lockDirectory(directory)()
}, 20_000)

test('creates the directory with access for its owner only', () => {
  const directory = aDirectory()
  lockDirectory(directory)()
  expect(statSync(directory).mode & 0o777).toBe(0o700)
})

test('refuses to open an embedded database twice, and the first one keeps working', async () => {
  const directory = aDirectory()
  const first = await openDatabase({ directory })
  onTestFinished(first.close)
  await expect(openDatabase({ directory })).rejects.toMatchObject({ code: 'NOT_READY' })
  expect((await first.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
}, 20_000)

test('a closed database can be reopened with its data', async () => {
  const directory = aDirectory()
  const first = await openDatabase({ directory })
  await first.pool.query('create table notes as select 42 as answer')
  await first.close()
  const second = await openDatabase({ directory })
  onTestFinished(second.close)
  expect((await second.pool.query('select answer from notes')).rows).toEqual([{ answer: 42 }])
}, 20_000)
