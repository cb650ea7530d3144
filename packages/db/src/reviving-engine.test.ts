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
await pool.query("create table kept (word text); insert into kept values ('before')")

const words = async () => (await pool.query('select word from kept')).rows.map(({ word }) => word)

/** Takes the folder away that the engine logs to, and answers what gives it back. */
function takeLog(): () => void {
  const log = join(directory, 'pgdata', 'pg_wal')
  renameSync(log, `${log}-away`)
  return () => renameSync(`${log}-away`, log)
}

/** More than the log has room for without another file of its own, and so the engine panics. */
const PANICS =
  "begin; insert into kept values ('lost'); select pg_switch_wal(); insert into kept values ('lost'); commit"

const failureOf = (asked: Promise<unknown>) => asked.then(() => undefined, outageOf)

test('an engine that panics is opened again behind the same pool, with all that was acknowledged', async () => {
  const giveBack = takeLog()
  // Nobody knows whether the end of a transaction was written that was never answered.
  expect(await failureOf(pool.query(PANICS))).toBe('UNKNOWN')
  giveBack()
  expect(await words()).toEqual(['before'])
  await pool.query("insert into kept values ('after')")
  expect(await words()).toEqual(['before', 'after'])
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^The embedded database stopped/))
  vi.mocked(console.warn).mockClear()
})

test('while it cannot be opened statements are refused, and it is not tried at every one of them', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const giveBack = takeLog()
  await failureOf(pool.query(PANICS))
  expect(await failureOf(words())).toBe('AWAY')
  giveBack()
  expect(await failureOf(words())).toBe('AWAY')
  now.mockReturnValue(5000)
  expect(await words()).toContain('before')
  vi.mocked(console.warn).mockClear()
})
