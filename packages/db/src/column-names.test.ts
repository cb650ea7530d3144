import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector } from 'kysely'
import { expect, test } from 'vitest'
import { ColumnNames } from './column-names.ts'
import type { DB } from './schema.gen.ts'

const names = new ColumnNames()
const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => names.compiler(),
  },
  plugins: [names],
})
const people = db.selectFrom('users').select(['id', 'users.createdAt'])

test('the columns of a result are selected under their names in TypeScript', () => {
  expect(people.orderBy('createdAt').compile().sql).toBe(
    'select "id", "users"."created_at" as "createdAt" from "users" order by "created_at"',
  )
  expect(db.deleteFrom('users').returning('createdAt').compile().sql).toBe(
    'delete from "users" returning "created_at" as "createdAt"',
  )
})

test('within a statement, a column keeps its name in the database', () => {
  const named = db.with('people', () => people).selectFrom('people')
  expect(named.select('people.createdAt').compile().sql).toBe(
    'with "people" as (select "id", "users"."created_at" from "users") select "people"."created_at" as "createdAt" from "people"',
  )
  expect(db.selectFrom(people.as('people')).selectAll().compile().sql).toBe(
    'select * from (select "id", "users"."created_at" from "users") as "people"',
  )
  const copied = db.insertInto('users').columns(['id', 'createdAt']).expression(people)
  expect(copied.compile().sql).toBe(
    'insert into "users" ("id", "created_at") select "id", "users"."created_at" from "users"',
  )
})

test('rows are copied only if a result uses the names of the database', async () => {
  const queryId = { queryId: 'any' }
  const named = { rows: [{ id: 1, createdAt: 'now', metadata: { from_me: true } }] }
  expect(await names.transformResult({ result: named, queryId })).toBe(named)
  const other = { rows: [{ id: 1, created_at: 'now', metadata: { from_me: true } }] }
  expect(await names.transformResult({ result: other, queryId })).toEqual(named)
})
