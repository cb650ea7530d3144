import { AppError } from '@tallgrass/domain'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type pg from 'pg'
import type { Database, Db } from './database.ts'
import { refuseUnfinishedLoad } from './dump/unfinished-load.ts'
import { lockingFirst } from './lock-tables.ts'
import { MigrationFailed } from './migration-failed.ts'
import { type MigrationSource, migrationFiles, migrationNames } from './migration-files.ts'

/**
 * Migrates to the latest version and returns the names of the applied migrations. Processes take turns. Throws
 * NOT_READY for a database of a newer version, and for one that a business is being loaded into; and MigrationFailed
 * if a migration fails, which leaves the database as it was.
 */
export async function migrateToLatest(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  onMigrate: () => void = () => {},
  source: MigrationSource = migrationFiles,
): Promise<string[]> {
  // A usual start: nothing to apply, so no migrations are loaded and no lock is taken.
  const [latest] = await Promise.all([isLatest(db, source), refuseUnfinishedLoad(pool)])
  if (latest) return []
  await refuseNewerSchema(db, source)
  onMigrate()
  return applyMigrations({ pool }, { source })
}

/**
 * Migrates to `to`, or to the latest version, and returns the names of the applied migrations. They share one
 * transaction, so that either all of them are applied or none. Throws NOT_READY if this version does not have the
 * migration, and MigrationFailed.
 */
export async function applyMigrations(
  { pool }: Pick<Database, 'pool'>,
  { source = migrationFiles, to }: { to?: string; source?: MigrationSource } = {},
): Promise<string[]> {
  if (to !== undefined && !(await source.names()).includes(to)) throw newerVersion([to])
  const before = await findLastMigration(pool)
  // Migrations use the names of the database. The migrator's lock needs one connection for longer than a
  // transaction, which the pipelined pool does not guarantee.
  const plain = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const getMigrations = async () => lockingFirst(await source.load())
  const migrator = new Migrator({ db: plain, provider: { getMigrations } })
  const migrate = () => (to ? migrator.migrateTo(to) : migrator.migrateToLatest())
  let outcome = await migrate()
  // The migrator reads the schema before it waits for its turn, which fails at the moment when another process
  // changes it. After that it finds nothing left to do.
  if (outcome.error && !outcome.results?.length) outcome = await migrate()
  const { error, results = [] } = outcome
  if (error && before === undefined) throw new Error('The database could not be prepared', { cause: error })
  if (error) throw new MigrationFailed(results.find(({ status }) => status === 'Error')?.migrationName, error)
  return results.map((result) => result.migrationName)
}

/** The last migration applied to the database. Throws NOT_READY if it has none. */
export async function lastMigration(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const last = await findLastMigration(client)
  if (last === undefined) throw new AppError('NOT_READY', 'The database is empty: it has never been used.')
  return last
}

async function findLastMigration(client: Pick<pg.ClientBase, 'query'>): Promise<string | undefined> {
  const found = await client.query<{ found: boolean }>(
    `select to_regclass('kysely_migration') is not null as found`,
  )
  if (!found.rows[0]?.found) return undefined
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  )
  return rows[0]?.name
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
export async function refuseNewerSchema(db: Db, source: MigrationSource = migrationFiles): Promise<void> {
  if (!(await holdsMigrations(db))) return
  const known = new Set(await source.names())
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
async function isLatest(db: Db, source: MigrationSource): Promise<boolean> {
  if (!(await holdsMigrations(db))) return false
  const [wanted, applied] = await Promise.all([source.names(), appliedMigrations(db)])
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
