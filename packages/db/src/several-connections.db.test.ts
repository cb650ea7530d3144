import { aUser, openTestDatabase, unique } from '@tallgrass/testing'
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

/** By when it is noticed, the words differ. */
const LOST = /terminat|ECONNRESET|EPIPE|not queryable/

const sleep = (db: Db) => sql`select pg_sleep(60)`.execute(db)

/** A transaction that does something, tells its connection, waits until it may go on, and then does the rest. */
function begin({ first, rest }: { first?: (trx: Db) => Promise<unknown>; rest?: typeof first }) {
  const started = Promise.withResolvers<number>()
  const goOn = Promise.withResolvers<void>()
  const done = database.transaction(async (trx) => {
    await first?.(trx)
    started.resolve(await pidOf(trx))
    await goOn.promise
    await rest?.(trx)
  })
  return { pid: started.promise, goOn: goOn.resolve, done }
}

test('a connection lost between two statements of a transaction: that one is refused, and the next one works', async () => {
  const lost = begin({ rest: pidOf })
  await end(await lost.pid)
  lost.goOn()
  await expect(lost.done).rejects.toThrow(LOST)
  expect(await database.transaction(pidOf)).toBeGreaterThan(0)
})

test('a connection lost while a transaction waits for an answer: that one is refused, and the next one works', async () => {
  const lost = begin({ rest: sleep })
  const refused = expect(lost.done).rejects.toThrow(LOST)
  const pid = await lost.pid
  lost.goOn()
  await end(pid)
  await refused
  expect(await pidOf(db)).toBeGreaterThan(0)
})

test('a connection lost with several statements on it: all are refused, and the next one works', async () => {
  const pid = pidOf(db)
  const lost = Promise.allSettled([sleep(db), sleep(db)])
  await end(await pid)
  const reason = { message: expect.stringMatching(LOST) }
  expect(await lost).toMatchObject(Array(2).fill({ status: 'rejected', reason }))
  expect(await pidOf(db)).toBeGreaterThan(0)
})

test('a statement that waits for a transaction holds up those of its own turn only', async () => {
  const { id } = await aUser(db, { email: `held${unique()}@example.com` })
  const rename = (name: string) => (db: Db) =>
    db.updateTable('users').set({ name }).where('id', '=', id).returning('name').execute()
  const holder = begin({ first: rename('First') })
  await holder.pid
  const heldUp = Promise.all([rename('Second')(db), pidOf(db)])
  // An answer from the database comes in a later turn.
  await pool.query('select 1')
  expect(await pidOf(db)).toBeGreaterThan(0)
  holder.goOn()
  await holder.done
  expect(await heldUp).toEqual([[{ name: 'Second' }], expect.any(Number)])
})
