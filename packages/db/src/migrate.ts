import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { AppError } from '@tallgrass/domain'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type pg from 'pg'
import type { Database, Db } from './database.ts'
import { refuseUnfinishedLoad } from './dump/unfinished-load.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Migrates to the latest version and returns the names of the applied migrations. Processes take turns. Throws
 * NOT_READY for a database of a newer version, and for one that a business is being loaded into.
 */
export async function migrateToLatest(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  onMigrate: () => void = () => {},
): Promise<string[]> {
  // A usual start: nothing to apply, so no migrations are loaded and no lock is taken.
  const [latest] = await Promise.all([isLatest(db), refuseUnfinishedLoad(pool)])
  if (latest) return []
  await refuseNewerSchema(db)
  onMigrate()
  return applyMigrations({ pool })
}

/**
 * Migrates to `to`, or to the latest version, and returns the names of the applied migrations. Throws NOT_READY
 * if this version does not have the migration.
 */
export async function applyMigrations(
  { pool }: Pick<Database, 'pool'>,
  { to }: { to?: string } = {},
): Promise<string[]> {
  if (to !== undefined && !(await migrationNames()).includes(to)) throw newerVersion([to])
  // Migrations use the names of the database. The migrator's lock needs one connection for longer than a
  // transaction, which the pipelined pool does not guarantee.
  const plain = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({ db: plain, provider: { getMigrations } })
  const { error, results = [] } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest())
  if (error)
    throw new Error(failure(results.find((result) => result.status === 'Error')?.migrationName), {
      cause: error,
    })
  return results.map((result) => result.migrationName)
}

/** The last migration applied to the database. Throws NOT_READY if it has none. */
export async function lastMigration(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const found = await client.query<{ found: boolean }>(
    `select to_regclass('kysely_migration') is not null as found`,
  )
  const { rows } = found.rows[0]?.found
    ? await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1')
    : { rows: [] }
  const [last] = rows
  if (!last) throw new AppError('NOT_READY', 'The database is empty: it has never been used.')
  return last.name
}

/** True if every migration of this version has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const [wanted, applied] = await Promise.all([migrationNames(), appliedMigrations(db)])
  return wanted.every((name) => applied.has(name))
}

/**
 * Throws NOT_READY for a database that a newer version has
 * migrated, because this version does not know its schema.
 */
export async function refuseNewerSchema(db: Db): Promise<void> {
  if (!(await holdsMigrations(db))) return
  const known = new Set(await migrationNames())
  const unknown = [...(await appliedMigrations(db))].filter((name) => !known.has(name)).sort()
  if (unknown.length > 0) throw newerVersion(unknown)
}

function newerVersion(migrations: string[]): AppError {
  return new AppError(
    'NOT_READY',
    `The database was used by a newer version of this product (${migrations.join(', ')}). Start that version, or restore an older backup`,
  )
}

/** True if the database has every migration of this version and no other. */
async function isLatest(db: Db): Promise<boolean> {
  if (!(await holdsMigrations(db))) return false
  const [wanted, applied] = await Promise.all([migrationNames(), appliedMigrations(db)])
  return applied.size === wanted.length && wanted.every((name) => applied.has(name))
}

async function holdsMigrations(db: Db): Promise<boolean> {
  const result = await sql<{
    found: boolean
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  return result.rows[0]?.found === true
}

async function appliedMigrations(db: Db): Promise<Set<string>> {
  const migrations = db.withoutPlugins() as unknown as Kysely<{ kysely_migration: { name: string } }>
  const rows = await migrations.selectFrom('kysely_migration').select('name').execute()
  return new Set(rows.map((row) => row.name))
}

export async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => /^\d{4}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = await migrationNames()
  const load = async (name: string) => [name, await import(pathToFileURL(join(folder, `${name}.ts`)).href)]
  return Object.fromEntries(await Promise.all(names.map(load)))
}

function failure(name: string | undefined): string {
  return name
    ? `Migration ${name} failed; the database was not changed`
    : 'The database could not be migrated'
}
