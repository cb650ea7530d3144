import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aUser } from '@tallgrass/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { newId } from './id.ts'
import { migrateToLatest } from './migrate.ts'
import { deleteSessionsOf, findSessionByToken, insertSession, touchSession } from './queries/sessions.ts'

/** Counts the calls of fdatasync while work runs. */
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

/** An embedded database on disk, which is removed after the test. */
async function openOnDisk() {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-durable-'))
  const database = await openDatabase({ directory })
  onTestFinished(async () => {
    await database.close()
    rmSync(directory, { recursive: true })
  })
  return database
}

test('every commit of the embedded database is synced to disk, and reads sync nothing', async () => {
  const syncsDuring = countSyncs()
  const { db, pool } = await openOnDisk()
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

test('touching a session does not wait for the disk, and later writes still sync', async () => {
  const syncsDuring = countSyncs()
  const database = await openOnDisk()
  await migrateToLatest(database)
  const { db } = database
  const user = await aUser(db)
  const id = newId('Session', new Date())
  const [before, after] = [new Date('2026-11-20T09:00:00.000Z'), new Date('2026-11-20T09:05:00.000Z')]
  const session = { id, userId: user.id, tokenHash: 'hash', createdAt: before, lastSeenAt: before }
  await insertSession(db, session)
  expect(await syncsDuring(() => touchSession(db, id, after))).toBe(0)
  expect(await findSessionByToken(db, 'hash')).toMatchObject({ lastSeenAt: after.toISOString() })
  expect(await syncsDuring(() => deleteSessionsOf(db, user.id))).toBeGreaterThan(0)
}, 60_000)
