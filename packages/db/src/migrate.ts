import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { AppError } from '@tallgrass/domain'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database, Db } from './database.ts'

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Brings the schema to the newest version and answers the names of what was applied. Processes take turns. */
export async function migrateToLatest(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  onMigrate: () => void = () => {},
): Promise<string[]> {
  // The usual start: nothing is loaded and no lock taken, only to find that nothing is missing.
  if (await isLatest(db)) return []
  await refuseLaterSchema(db)
  onMigrate()
  // Migrations are written in the database's own names. The lock between processes belongs to a connection, which has
  // to stay the same for longer than a transaction.
  const ownNames = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrator = new Migrator({ db: ownNames, provider: { getMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error)
    throw new Error(failure(results.find((result) => result.status === 'Error')?.migrationName), {
      cause: error,
    })
  return results.map((result) => result.migrationName)
}

/** Whether every migration of this version has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const [wanted, applied] = await Promise.all([migrationNames(), appliedMigrations(db)])
  return wanted.every((name) => applied.has(name))
}

/** Throws NOT_READY for a database that a later version has used: this one would not know what stands in it. */
async function refuseLaterSchema(db: Db): Promise<void> {
  if (!(await holdsMigrations(db))) return
  const known = new Set(await migrationNames())
  const later = [...(await appliedMigrations(db))].filter((name) => !known.has(name)).sort()
  if (later.length === 0) return
  throw new AppError(
    'NOT_READY',
    `The database was used by a newer version of this product (${later.join(', ')}). Start that version, or restore an older backup`,
  )
}

/** Whether the database has every migration of this version and no other. */
async function isLatest(db: Db): Promise<boolean> {
  if (!(await holdsMigrations(db))) return false
  const [wanted, applied] = await Promise.all([migrationNames(), appliedMigrations(db)])
  return applied.size === wanted.length && wanted.every((name) => applied.has(name))
}

async function holdsMigrations(db: Db): Promise<boolean> {
  const asked = await sql<{
    found: boolean
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  return asked.rows[0]?.found === true
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
