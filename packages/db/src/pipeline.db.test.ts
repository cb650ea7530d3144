import { Socket } from 'node:net'
import { isPostgres, openTestDatabase } from '@tallgrass/testing'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(database.close)

/** The number itself, and the connection that answered. */
async function numbered(n: number) {
  const { rows } = await sql<{ n: number; pid: number }>`
    select ${n}::integer as n, pg_backend_pid() as pid`.execute(db)
  return rows[0]
}

const divide = (by: number) => sql<{ n: number }>`select 12 / ${by}::integer as n`.execute(db)

const count = (many: number) => Array.from({ length: many }, (_, n) => n)

test('statements that are asked for together share a connection, and each has its own answer', async () => {
  const answers = await Promise.all(count(10).map(numbered))
  expect(answers.map((answer) => answer?.n)).toEqual(count(10))
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1)
})

test('all of one turn are written before any is answered, and leave together', async () => {
  const held: number[] = []
  const { uncork } = Socket.prototype
  vi.spyOn(Socket.prototype, 'uncork').mockImplementation(function (this: Socket) {
    held.push(this.writableLength)
    return uncork.call(this)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await Promise.all(count(10).map(numbered))
  const one = 'select $1::integer as n, pg_backend_pid() as pid'.length
  // The embedded engine is asked without a socket.
  if (isPostgres()) expect(Math.max(...held)).toBeGreaterThan(10 * one)
  else expect(held).toEqual([])
})

test('many of them take several connections where there are several', async () => {
  const answers = await Promise.all(count(500).map(numbered))
  expect(answers.map((answer) => answer?.n)).toEqual(count(500))
  const connections = new Set(answers.map((answer) => answer?.pid)).size
  if (isPostgres()) expect(connections).toBeGreaterThan(1)
  else expect(connections).toBe(1)
})

test('one that is refused, is refused alone', async () => {
  for (let use = 0; use < 4; use++) await divide(3)
  const outcomes = await Promise.allSettled([divide(4), divide(0), divide(6), divide(0), divide(2)])
  const told = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.rows[0]?.n : String(outcome.reason.message),
  )
  expect(told).toEqual([3, 'division by zero', 2, 'division by zero', 6])
})

test('one from inside a transaction is refused, though others are asked for beside it', async () => {
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const transaction = database.transaction(async () => {
    begun.resolve()
    await goOn.promise
    await numbered(1)
  })
  await begun.promise
  const beside = numbered(2)
  goOn.resolve()
  await expect(transaction).rejects.toThrow('inside a transaction')
  expect((await beside)?.n).toBe(2)
})

test('all are refused where there is no database', async () => {
  const nowhere = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  onTestFinished(nowhere.close)
  const ask = () => sql`select 1`.execute(nowhere.db)
  const reason = { outage: 'AWAY', cause: { code: 'ECONNREFUSED' } }
  expect(await Promise.allSettled([ask(), ask()])).toMatchObject(
    Array(2).fill({ status: 'rejected', reason }),
  )
})
