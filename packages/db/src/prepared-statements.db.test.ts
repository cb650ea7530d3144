import { openTestDatabase } from '@tallgrass/testing'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const database = await openTestDatabase()
const { db, pool } = database
afterAll(database.close)

/** How many statements with this part the database lists as prepared. */
async function prepared(part: string): Promise<number> {
  const { rows } = await pool.query('select statement from pg_prepared_statements where from_sql = false')
  return rows.filter(({ statement }) => statement.includes(part)).length
}

const addedTo = async (n: number) =>
  (await sql<{ sum: number }>`select ${n}::integer + 4711 as sum`.execute(db)).rows

test('a recurring statement is prepared once and returns the result for the values of each use', async () => {
  expect([await addedTo(1), await addedTo(2)]).toEqual([[{ sum: 4712 }], [{ sum: 4713 }]])
  expect(await prepared('4711')).toBe(0)
  expect([await addedTo(3), await addedTo(4)]).toEqual([[{ sum: 4714 }], [{ sum: 4715 }]])
  expect(await prepared('4711')).toBe(1)
})

test('a prepared statement still works after its table was altered', async () => {
  await pool.query('create table prepared_things (id integer, kind text)')
  await pool.query("insert into prepared_things values (1, 'old')")
  const read = () => sql<{ id: number }>`select id from prepared_things where id = ${1}`.execute(db)
  for (let use = 0; use < 4; use++) await read()
  await pool.query('alter table prepared_things add column note text, drop column kind')
  expect((await read()).rows).toEqual([{ id: 1 }])
  await pool.query('drop table prepared_things')
  await expect(read()).rejects.toThrow('prepared_things')
  // The connection stays usable.
  expect(await addedTo(5)).toEqual([{ sum: 4716 }])
})

test('a failed statement in a transaction ends that transaction and nothing else', async () => {
  const divide = (by: number) => sql<{ n: number }>`select 12 / ${by}::integer as n`.execute(db)
  for (let use = 0; use < 4; use++) await divide(3)
  await expect(
    database.transaction(async (trx) => sql`select 12 / ${0}::integer as n`.execute(trx)),
  ).rejects.toThrow('division by zero')
  expect((await divide(4)).rows).toEqual([{ n: 3 }])
})

test('statements that never recur are not prepared', async () => {
  for (let n = 0; n < 1200; n++) {
    await db.executeQuery(CompiledQuery.raw(`select $1::integer as c${n}`, [n]))
  }
  expect(await prepared('as c')).toBe(0)
})

test('at most 200 statements are prepared, and further ones still work', async () => {
  const answers: unknown[] = []
  for (let n = 0; n < 210; n++) {
    for (let use = 0; use < 3; use++) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(`select $1::integer as d${n}`, [use]))
      if (use === 2) answers.push(...rows)
    }
  }
  expect(await prepared('as d')).toBeLessThanOrEqual(200)
  expect(answers).toHaveLength(210)
  expect(answers.at(-1)).toEqual({ d209: 2 })
})
