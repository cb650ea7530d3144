import { listFixtures, openEmptyDatabase, openFixture, openTestDatabase } from '@tallgrass/testing'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from './database.ts'
import { dumpBusiness } from './dump/dump-business.ts'
import { isMigrated, migrateToLatest } from './migrate.ts'
import { type MigrationSource, migrationFiles } from './migration-files.ts'

/** A later version: one migration that works and one that fails half-way. */
const failing: MigrationSource = {
  names: async () => [...(await migrationFiles.names()), ...Object.keys(extra)],
  load: async () => ({ ...(await migrationFiles.load()), ...extra }),
}

const extra = {
  '9998_widen_projects': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table projects add column color text not null default 'green'`.execute(db)
      await sql`create table palettes (id uuid primary key)`.execute(db)
    },
  },
  '9999_split_names': {
    up: async (db: Kysely<unknown>) => {
      await sql`update users set name = 'Changed'`.execute(db)
      await sql`drop table tasks cascade`.execute(db)
      await sql`alter table leads add column email text not null`.execute(db)
    },
  },
}

/** Every column, and a checksum of the rows of every table. */
async function everything(database: Database) {
  const { rows: columns } = await database.pool.query(
    `select table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  )
  const content = await dumpBusiness(database, async ({ migration, tables }) => ({ migration, tables }))
  return { columns, ...content }
}

const MESSAGE = `Migration 9999_split_names failed: column "email" of relation "leads" already exists.
Nothing was changed: the database has the schema and the data from before.
Go back to the version that you ran before; it works with this database as it is. Restore a backup only if that version does not start either.`

test.each(listFixtures())(
  'a migration that fails half-way leaves a database at $migration as it was',
  async (fixture) => {
    const database = await openFixture(fixture)
    onTestFinished(database.close)
    const before = await everything(database)
    await expect(migrateToLatest(database, undefined, failing)).rejects.toMatchObject({
      name: 'MigrationFailed',
      message: MESSAGE,
      migration: '9999_split_names',
    })
    expect(await everything(database)).toEqual(before)
    expect(before.migration).toBe(fixture.migration)
  },
)

test('after a failed upgrade, the version before starts without migrating, and writes', async () => {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  const { db, pool } = database
  await pool.query(
    "insert into users (id, name, email, role, password_hash, created_at) values (gen_random_uuid(), 'Maren', 'maren@example.com', 'CLIENT', 'none', now())",
  )
  await expect(migrateToLatest(database, undefined, failing)).rejects.toThrow('Migration 9999_split_names')
  expect(await migrateToLatest(database)).toEqual([])
  expect(await isMigrated(db)).toBe(true)
  const renamed = db.updateTable('users').set({ name: 'Maren Okafor' }).returning(['email', 'name'])
  expect(await renamed.execute()).toEqual([{ email: 'maren@example.com', name: 'Maren Okafor' }])
  // Other databases of the server have locks of their own.
  const { rows: locks } = await pool.query(
    `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database()`,
  )
  expect(locks).toEqual([])
})

test('the corrected version upgrades a database on which an upgrade has failed', async () => {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  await expect(migrateToLatest(database, undefined, failing)).rejects.toThrow('Migration 9999_split_names')
  const corrected = { ...extra, '9999_split_names': { up: async () => {} } }
  const source: MigrationSource = {
    names: failing.names,
    load: async () => ({ ...(await migrationFiles.load()), ...corrected }),
  }
  expect(await migrateToLatest(database, undefined, source)).toEqual(Object.keys(extra))
})

test('a first start that fails does not speak of a version before', async () => {
  const database = await openEmptyDatabase()
  onTestFinished(database.close)
  await expect(migrateToLatest(database, undefined, failing)).rejects.toThrow(
    /^The database could not be prepared$/,
  )
})
