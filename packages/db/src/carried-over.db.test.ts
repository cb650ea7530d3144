import { type Fixture, listFixtures, openFixture, openTestDatabase } from '@tallgrass/testing'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { isMigrated, migrateToLatest } from './migrate.ts'
import { migrationNames } from './migration-files.ts'

const fresh = await openTestDatabase()
afterAll(fresh.close)
const fixtures = listFixtures()

test('there are databases of earlier versions to migrate', () => {
  expect(fixtures.length).toBeGreaterThan(0)
})

describe.each(fixtures)('a database at $migration', async (fixture) => {
  const database = await openFixture(fixture)
  afterAll(database.close)
  const loaded = await measure(database, fixture)
  const applied = await migrateToLatest(database)

  test('is loaded with the rows and sums in its manifest', () => {
    expect(loaded).toEqual({ rows: fixture.rows, sums: fixture.sums })
  })

  test('gets all later migrations', async () => {
    const names = await migrationNames()
    expect(applied).toEqual(names.slice(names.indexOf(fixture.migration) + 1))
    expect(await isMigrated(database.db)).toBe(true)
  })

  test('keeps every row and every sum', async () => {
    const stillExists = ([name]: [string, unknown]) => fixture.renamed[name] !== null
    const withAdded = ([name, count]: [string, number]) => [name, count + (fixture.added[name] ?? 0)]
    expect(await measure(database, fixture, fixture.renamed)).toEqual({
      rows: Object.fromEntries(Object.entries(fixture.rows).filter(stillExists).map(withAdded)),
      sums: Object.fromEntries(Object.entries(fixture.sums).filter(stillExists)),
    })
  })

  test('ends up with the schema of a new database', async () => {
    const schema = await describeSchema(fresh)
    expect(schema).toContain('extension pg_trgm')
    expect(await describeSchema(database)).toEqual(schema)
  })

  test('has payments that match each paid invoice exactly, and refunds that do not exceed them', async () => {
    const { rows } = await database.pool.query(
      `select status, count(*) as invoices, bool_and(paid = amount) as exact, bool_and(refunded <= paid) as covered
       from (select status, invoices.amount,
           coalesce(sum(entries.amount) filter (where type = 'payment'), 0) as paid,
           coalesce(sum(entries.amount) filter (where type = 'refund'), 0) as refunded
         from invoices left join ledger_entries entries on entries.invoice_id = invoices.id and applied
         group by invoices.id) totals
       where status = 'PAID' or paid > 0 group by status`,
    )
    expect(rows).toEqual([{ status: 'PAID', invoices: expect.any(Number), exact: true, covered: true }])
  })

  test('has invoices that add up, with numbers within the counter of their year', async () => {
    const { rows } = await database.pool.query(
      `select number from invoices
       where net <> (select coalesce(sum(net), 0) from invoice_lines where invoice_id = invoices.id)
         or amount <> net + tax
         or split_part(number, '-', 3)::integer > (select last from invoice_counters
           where year = split_part(number, '-', 2)::integer)`,
    )
    expect(rows).toEqual([])
  })
})

async function measure({ pool }: Database, { rows, sums }: Fixture, renamed: Fixture['renamed'] = {}) {
  const currentName = (name: string) => (name in renamed ? renamed[name] : name)
  const read = async (query: string) => (await pool.query<{ value: unknown }>(query)).rows[0]?.value
  const counts: Record<string, unknown> = {}
  for (const name of Object.keys(rows)) {
    const table = currentName(name)
    if (table) counts[name] = await read(`select count(*) as value from ${table}`)
  }
  const totals: Record<string, unknown> = {}
  for (const name of Object.keys(sums)) {
    const [table, column] = currentName(name)?.split('.') ?? []
    if (table) totals[name] = await read(`select coalesce(sum(${column}), 0)::text as value from ${table}`)
  }
  return { rows: counts, sums: totals }
}

const OWN_FUNCTIONS = `pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`

/** Everything that migrations create, as the database describes it. */
async function describeSchema({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('column %s.%s %s %s %s %s %s', table_name, column_name, data_type,
      coalesce(character_maximum_length, numeric_precision), numeric_scale, is_nullable,
      coalesce(column_default, generation_expression)) as line
    from information_schema.columns where table_schema = 'public'
    union all select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger
    where not tgisinternal and tgrelid::regclass::text not like 'jobs.%'
    union all select pg_get_functiondef(p.oid) from pg_proc p where ${OWN_FUNCTIONS}
    union all select format('extension %s', extname) from pg_extension
    order by line`)
  return rows.map(({ line }) => line)
}
