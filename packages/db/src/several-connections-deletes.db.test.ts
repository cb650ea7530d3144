import { openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import { DELETED_ROWS, deleteBatch, deleteInBatches } from './queries/delete-batch.ts'

const database = await openTestDatabase()
const { db, pool } = database
afterAll(database.close)

async function givenLimits(count: number) {
  await pool.query('delete from rate_limits')
  await pool.query(
    `insert into rate_limits (key, points, expire) select 'limit ' || n, 1, n from generate_series(1, $1::int) n`,
    [count],
  )
}

async function countLimits(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from rate_limits')
  return rows[0]?.count ?? -1
}

test('a batch deletes no more than its limit, and only what matches', async () => {
  await givenLimits(10)
  expect(await deleteBatch(db, 'rateLimits', (eb) => eb('expire', '<', 9), 5)).toBe(5)
  expect(await deleteBatch(db, 'rateLimits', (eb) => eb('expire', '<', 9), 5)).toBe(3)
  expect(await countLimits()).toBe(2)
})

test('batches go on until nothing matches', async () => {
  await givenLimits(2 * DELETED_ROWS + 7)
  expect(await deleteInBatches(db, 'rateLimits', (eb) => eb('expire', '>', 7))).toBe(2 * DELETED_ROWS)
  expect(await countLimits()).toBe(7)
})

test('rows that another transaction changes are left to it, without waiting', async () => {
  await givenLimits(3)
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(`update rate_limits set points = 2 where key = 'limit 2'`)
    expect(await deleteInBatches(db, 'rateLimits', (eb) => eb('points', '=', 1))).toBe(2)
    await other.query('commit')
  } finally {
    other.release()
  }
  expect(await countLimits()).toBe(1)
})

test('two processes that delete the same rows count each of them once', async () => {
  await givenLimits(3000)
  const both = await Promise.all(
    [1, 2].map(() => deleteInBatches(db, 'rateLimits', (eb) => eb('points', '=', 1))),
  )
  expect(both.reduce((sum, count) => sum + count, 0) + (await countLimits())).toBe(3000)
})
