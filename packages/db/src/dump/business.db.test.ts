import {
  listFixtures,
  openEmptyDatabase,
  openEmptyEmbedded,
  openFixture,
  openTestDatabase,
} from '@tallgrass/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database.ts'
import { migrateToLatest } from '../migrate.ts'
import { type BusinessDump, dumpBusiness } from './dump-business.ts'
import { loadBusiness } from './load-business.ts'
import { WAITING_JOBS } from './waiting-jobs.ts'

async function closing(opening: Promise<Database>): Promise<Database> {
  const database = await opening
  onTestFinished(database.close)
  return database
}

/** Migrated, with the queue's tables. */
const aDatabase = () => closing(openTestDatabase())
const anEmptyOne = () => closing(openEmptyDatabase())
/** On the other engine. */
const anEmptyOther = () => closing(openEmptyEmbedded())

/** A whole business of an earlier version. */
function aBusiness(): Promise<Database> {
  const [fixture] = listFixtures()
  if (!fixture) throw new Error('There is no fixture')
  return closing(openFixture(fixture))
}

const summaryOf = (database: Database) => dumpBusiness(database, async ({ tables }) => tables)
const copy = (from: Database, to: Database) => dumpBusiness(from, (source) => loadBusiness(to, source))

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = []
  for await (const line of lines) collected.push(line)
  return collected
}

const REFUSED = { code: 'NOT_READY' }

describe('a copy', () => {
  test('of a business of an earlier version has the same rows, and then today’s schema, on either engine', async () => {
    const [source, embedded, server] = [await aBusiness(), await anEmptyOther(), await anEmptyOne()]
    const loaded = await copy(source, embedded)
    expect(loaded).toEqual(await summaryOf(source))
    expect(loaded.find(({ name }) => name === 'users')?.count).toBe(9)
    expect(await migrateToLatest(embedded)).toEqual([])
    expect(await copy(embedded, server)).toEqual(await summaryOf(embedded))
    expect(await summaryOf(server)).toEqual(await summaryOf(embedded))
  })

  test('has the same foreign keys, triggers and indexes, all of them valid and in force', async () => {
    const guards = async ({ pool }: Database) => {
      const keys = await pool.query(
        `select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
         from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
      )
      const triggers = await pool.query(
        `select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger
         where not tgisinternal order by 1, 2`,
      )
      const indexes = await pool.query(
        `select indexdef from pg_indexes where schemaname = 'public' order by indexname`,
      )
      return { keys: keys.rows, triggers: triggers.rows, indexes: indexes.rows }
    }
    const [migrated, target] = [await aDatabase(), await anEmptyOne()]
    await copy(await aBusiness(), target)
    expect(await guards(target)).toEqual(await guards(migrated))
    await expect(target.pool.query('delete from ledger_entries')).rejects.toThrow('are only ever added')
    await expect(target.pool.query('delete from users')).rejects.toThrow('foreign key')
  })
})

describe('a dump', () => {
  test('shows one instant, whatever changes meanwhile', async () => {
    const source = await aBusiness()
    await dumpBusiness(source, async ({ lines, tables }) => {
      const users = tables.find(({ name }) => name === 'users')
      await source.pool.query(`update users set name = 'Changed'`)
      const names = (await collect(lines('users'))).join()
      expect(names).not.toContain('Changed')
      expect(users?.count).toBe(9)
    })
  })

  test('contains the jobs that wait or have failed, in their order', async () => {
    const source = await aDatabase()
    await source.pool.query(
      `insert into jobs.job_common (id, name, data, state, start_after, created_on) values
         (gen_random_uuid(), 'send-mail', '{"mailId": "b"}', 'retry', '2026-11-20 10:00:00.123456Z', '2026-11-20'),
         (gen_random_uuid(), 'send-mail', '{"mailId": "a"}', 'created', '2026-11-20', '2026-11-19'),
         (gen_random_uuid(), 'send-mail', '{"mailId": "c"}', 'completed', '2026-11-20', '2026-11-18'),
         (gen_random_uuid(), 'send-mail', '{"mailId": "d"}', 'failed', '2026-11-20', '2026-11-21')`,
    )
    const lines = await dumpBusiness(source, (dump) => collect(dump.lines(WAITING_JOBS)))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { name: 'send-mail', data: { mailId: 'a' }, state: 'created' },
      { data: { mailId: 'b' }, state: 'retry', startAfter: '2026-11-20T10:00:00.123456+00:00' },
      { data: { mailId: 'd' }, state: 'failed' },
    ])
  })

  test('refuses a database that was never used', async () => {
    await expect(summaryOf(await anEmptyOne())).rejects.toMatchObject({
      ...REFUSED,
      message: 'The database is empty: it has never been used.',
    })
  })

  test('reads tables whose lines are longer than a batch', async () => {
    const [source, target] = [await aDatabase(), await anEmptyOther()]
    await source.pool.query(
      `insert into leads (id, email, name, created_at)
       select gen_random_uuid(), n || '@example.com', repeat('ä', 1100000), now() from generate_series(1, 3) n`,
    )
    expect(await copy(source, target)).toContainEqual(expect.objectContaining({ name: 'leads', count: 3 }))
  })
})

describe('loading', () => {
  const failing = (dump: BusinessDump, name: string): BusinessDump => ({
    ...dump,
    async *lines(table) {
      if (table === name) throw new Error('The file ends here')
      yield* dump.lines(table)
    },
  })

  test('that is interrupted leaves a target that cannot be used, and starts over next time', async () => {
    const [source, target] = [await aBusiness(), await anEmptyOther()]
    const interrupted = dumpBusiness(source, (dump) => loadBusiness(target, failing(dump, 'tasks')))
    await expect(interrupted).rejects.toThrow('The file ends here')
    const unfinished = {
      ...REFUSED,
      message: expect.stringContaining('A move or restore into this database was interrupted'),
    }
    await expect(migrateToLatest(target)).rejects.toMatchObject(unfinished)
    await expect(summaryOf(target)).rejects.toMatchObject(unfinished)
    expect(await copy(source, target)).toEqual(await summaryOf(source))
    expect(await migrateToLatest(target)).toEqual([])
  })

  test('is unfinished until the caller has finished it', async () => {
    const [source, target] = [await aBusiness(), await anEmptyOne()]
    const finish = async () => {
      throw new Error('No jobs')
    }
    await expect(dumpBusiness(source, (dump) => loadBusiness(target, dump, { finish }))).rejects.toThrow(
      'No jobs',
    )
    await expect(migrateToLatest(target)).rejects.toMatchObject(REFUSED)
  })

  test('refuses a database in use, and changes nothing there', async () => {
    const [source, target] = [await aBusiness(), await aDatabase()]
    const before = await summaryOf(target)
    await expect(copy(source, target)).rejects.toThrow('The target database is not empty')
    expect(await summaryOf(target)).toEqual(before)
    await target.pool.query("insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '')")
    await expect(copy(source, target)).rejects.toThrow('newer version of this product (9999_of_tomorrow)')
  })

  test('refuses rows that differ from those that left', async () => {
    const [source, target] = [await aBusiness(), await anEmptyOne()]
    const altered = dumpBusiness(source, (dump) =>
      loadBusiness(target, {
        ...dump,
        async *lines(name) {
          for await (const line of dump.lines(name)) yield line.replace('Maren', 'Marten')
        },
      }),
    )
    await expect(altered).rejects.toThrow(
      'The rows of users did not arrive unchanged: 9 rows left, 9 arrived.',
    )
  })

  test('refuses rows that refer to nothing', async () => {
    const [source, target] = [await aBusiness(), await anEmptyOne()]
    const lacking = dumpBusiness(source, (dump) =>
      loadBusiness(target, {
        ...dump,
        async *lines(name) {
          if (name !== 'users') yield* dump.lines(name)
        },
      }),
    )
    await expect(lacking).rejects.toThrow('foreign key constraint')
  })

  test('refuses the dump of a newer version', async () => {
    const [source, target] = [await aBusiness(), await anEmptyOne()]
    const newer = dumpBusiness(source, (dump) =>
      loadBusiness(target, { ...dump, migration: '9999_of_tomorrow' }),
    )
    await expect(newer).rejects.toThrow('newer version of this product (9999_of_tomorrow)')
  })
})
