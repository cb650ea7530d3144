import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { outageOf } from './outages.ts'

const directory = mkdtempSync(join(tmpdir(), 'tallgrass-reviving-'))
const { close, pool } = await openDatabase({ directory })
afterAll(async () => {
  await close()
  rmSync(directory, { recursive: true })
})
await pool.query("create table words (word text); insert into words values ('before')")

const words = async () => (await pool.query('select word from words')).rows.map(({ word }) => word)

/** Hides the folder of the write-ahead log, and returns the function that restores it. */
function hideLog(): () => void {
  const log = join(directory, 'pgdata', 'pg_wal')
  renameSync(log, `${log}-hidden`)
  return () => renameSync(`${log}-hidden`, log)
}

/** Needs a new log file, so the engine panics if the folder is hidden. */
const PANICS =
  "begin; insert into words values ('lost'); select pg_switch_wal(); insert into words values ('lost'); commit"

const failureOf = (query: Promise<unknown>) => query.then(() => undefined, outageOf)

test('an engine that panics is reopened behind the same pool, with all acknowledged data', async () => {
  const restoreLog = hideLog()
  // A commit without an answer may or may not have been written.
  expect(await failureOf(pool.query(PANICS))).toBe('UNKNOWN')
  restoreLog()
  expect(await words()).toEqual(['before'])
  await pool.query("insert into words values ('after')")
  expect(await words()).toEqual(['before', 'after'])
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^The embedded database stopped/))
  vi.mocked(console.warn).mockClear()
})

test('while the engine cannot be reopened, statements are refused, and not every one of them tries again', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const restoreLog = hideLog()
  await failureOf(pool.query(PANICS))
  expect(await failureOf(words())).toBe('UNREACHABLE')
  restoreLog()
  expect(await failureOf(words())).toBe('UNREACHABLE')
  now.mockReturnValue(5000)
  expect(await words()).toContain('before')
  vi.mocked(console.warn).mockClear()
})
