import { openTestDatabase } from '@tallgrass/testing'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Db } from './database.ts'

const database = await openTestDatabase()
const { db, pool } = database
afterAll(database.close)

async function pidOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

/** Ends the connection as a server does that is restarted; answers once it is gone. */
async function end(pid: number): Promise<void> {
  const { rows } = await pool.query('select pg_terminate_backend($1, 5000) as gone', [pid])
  expect(rows).toEqual([{ gone: true }])
}

/** A transaction that tells its connection, waits until it may go on, and then does the rest. */
function begin(rest: (trx: Db) => Promise<unknown>) {
  const started = Promise.withResolvers<number>()
  const goOn = Promise.withResolvers<void>()
  const done = database.transaction(async (trx) => {
    started.resolve(await pidOf(trx))
    await goOn.promise
    await rest(trx)
  })
  return { pid: started.promise, goOn: goOn.resolve, done }
}

test('a connection lost between two statements of a transaction: that one is refused, and the next one works', async () => {
  const lost = begin((trx) => pidOf(trx))
  await end(await lost.pid)
  lost.goOn()
  await expect(lost.done).rejects.toThrow(/terminat|not queryable/)
  expect(await database.transaction(pidOf)).toBeGreaterThan(0)
})

test('a connection lost while a transaction waits for an answer: that one is refused, and the next one works', async () => {
  const lost = begin((trx) => sql`select pg_sleep(60)`.execute(trx))
  const refused = expect(lost.done).rejects.toThrow(/terminat/)
  const pid = await lost.pid
  lost.goOn()
  await end(pid)
  await refused
  expect(await pidOf(db)).toBeGreaterThan(0)
})
