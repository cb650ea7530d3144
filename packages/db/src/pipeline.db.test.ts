import { Socket } from 'node:net'
import { isPostgres, openTestDatabase } from '@tallgrass/testing'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(database.close)

/** Selects the number and the id of the connection. */
async function numbered(n: number) {
  const { rows } = await sql<{ n: number; pid: number }>`
    select ${n}::integer as n, pg_backend_pid() as pid`.execute(db)
  return rows[0]
}

const divide = (by: number) => sql<{ n: number }>`select 12 / ${by}::integer as n`.execute(db)

const count = (many: number) => Array.from({ length: many }, (_, n) => n)

test('statements issued together share a connection, and each gets its own result', async () => {
  const answers = await Promise.all(count(10).map(numbered))
  expect(answers.map((answer) => answer?.n)).toEqual(count(10))
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1)
})

test('all statements of one turn are sent together in one packet', async () => {
  const corked: number[] = []
  const { uncork } = Socket.prototype
  vi.spyOn(Socket.prototype, 'uncork').mockImplementation(function (this: Socket) {
    corked.push(this.writableLength)
    return uncork.call(this)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await Promise.all(count(10).map(numbered))
  const one = 'select $1::integer as n, pg_backend_pid() as pid'.length
  // The embedded engine has no socket.
  if (isPostgres()) expect(Math.max(...corked)).toBeGreaterThan(10 * one)
  else expect(corked).toEqual([])
})

test('many statements use several connections, if there are several', async () => {
  const answers = await Promise.all(count(500).map(numbered))
  expect(answers.map((answer) => answer?.n)).toEqual(count(500))
  const connections = new Set(answers.map((answer) => answer?.pid)).size
  if (isPostgres()) expect(connections).toBeGreaterThan(1)
  else expect(connections).toBe(1)
})

test('a failed statement does not fail the others in its batch', async () => {
  for (let use = 0; use < 4; use++) await divide(3)
  const outcomes = await Promise.allSettled([divide(4), divide(0), divide(6), divide(0), divide(2)])
  const results = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.rows[0]?.n : String(outcome.reason.message),
  )
  expect(results).toEqual([3, 'division by zero', 2, 'division by zero', 6])
})

test('a statement from inside a transaction is refused, even in a batch with others', async () => {
  const started = Promise.withResolvers<void>()
  const mayContinue = Promise.withResolvers<void>()
  const transaction = database.transaction(async () => {
    started.resolve()
    await mayContinue.promise
    await numbered(1)
  })
  await started.promise
  const outside = numbered(2)
  mayContinue.resolve()
  await expect(transaction).rejects.toThrow('inside a transaction')
  expect((await outside)?.n).toBe(2)
})

test('all statements are refused if the database is unreachable', async () => {
  const unreachable = await openDatabase({ url: 'postgres://someone@127.0.0.1:1/none' })
  onTestFinished(unreachable.close)
  const query = () => sql`select 1`.execute(unreachable.db)
  const reason = { outage: 'UNREACHABLE', cause: { code: 'ECONNREFUSED' } }
  expect(await Promise.allSettled([query(), query()])).toMatchObject(
    Array(2).fill({ status: 'rejected', reason }),
  )
})
