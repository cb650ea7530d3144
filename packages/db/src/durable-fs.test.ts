import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database.ts'

/** Counts how often the disk is told to keep what it was given. */
function countSyncs() {
  const sync = vi.spyOn(fs, 'fdatasyncSync')
  syncBuiltinESMExports()
  onTestFinished(() => {
    sync.mockRestore()
    syncBuiltinESMExports()
  })
  return async (work: () => Promise<unknown>) => {
    sync.mockClear()
    await work()
    return sync.mock.calls.length
  }
}

test('every commit of the embedded database reaches the disk, and reading does not trouble it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-durable-'))
  const syncsDuring = countSyncs()
  const { close, db, pool } = await openDatabase({ directory })
  onTestFinished(async () => {
    await close()
    rmSync(directory, { recursive: true })
  })
  await pool.query('create table notes (id integer)')
  const commits = await syncsDuring(async () => {
    for (let n = 0; n < 10; n++) await pool.query('insert into notes values ($1)', [n])
  })
  expect(commits).toBeGreaterThanOrEqual(10)
  expect(await syncsDuring(() => pool.query('select * from notes'))).toBe(0)
  const rollbacks = await syncsDuring(() =>
    db
      .transaction()
      .execute(() => Promise.reject(new Error('never mind')))
      .catch(() => {}),
  )
  expect(rollbacks).toBe(0)
}, 20_000)
