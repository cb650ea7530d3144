import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openEmptyDatabase, openTestDatabase } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'
import { isMigrated, migrateToLatest } from './migrate.ts'

async function emptyDatabase() {
  const database = await openEmptyDatabase()
  onTestFinished(database.close)
  return database
}

/** The copy of a database that was empty before it was migrated. */
async function migratedDatabase() {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  return database
}

async function migrationFiles() {
  const files = await readdir(fileURLToPath(new URL('../../../migrations', import.meta.url)))
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
    .sort()
}

test('an empty database gets every migration in numerical order', async () => {
  const database = await emptyDatabase()
  expect(await migrateToLatest(database)).toEqual(await migrationFiles())
  expect(await isMigrated(database.db)).toBe(true)
})

test('migrating again changes nothing', async () => {
  const { db, pool } = await migratedDatabase()
  await pool.query(
    "insert into leads (id, email, created_at) values (gen_random_uuid(), 'a@example.com', now())",
  )
  expect(await migrateToLatest({ db, pool })).toEqual([])
  expect((await pool.query('select email from leads')).rows).toEqual([{ email: 'a@example.com' }])
})

test('simultaneous runs apply each migration once', async () => {
  const database = await emptyDatabase()
  const applied = await Promise.all([1, 2, 3].map(() => migrateToLatest(database)))
  expect(applied.flat()).toEqual(await migrationFiles())
  const locks = await database.pool.query(
    `select count(*) as remaining from pg_locks join pg_database on pg_database.oid = pg_locks.database
     where locktype = 'advisory' and datname = current_database()`,
  )
  expect(locks.rows).toEqual([{ remaining: 0 }])
})

test('a database that lacks a migration is not up to date', async () => {
  const { db, pool } = await migratedDatabase()
  await pool.query("delete from kysely_migration where name like '0013%'")
  expect(await isMigrated(db)).toBe(false)
})

test('refuses a database that a newer version has migrated', async () => {
  const { db, pool } = await migratedDatabase()
  await pool.query("insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '2026-11-20')")
  await expect(migrateToLatest({ db, pool })).rejects.toThrow(
    'The database was used by a newer version of this product (9999_of_tomorrow). Start that version',
  )
})

test('migration numbers have no gaps and no duplicates', async () => {
  const numbers = (await migrationFiles()).map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
