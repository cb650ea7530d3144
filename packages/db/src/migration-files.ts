import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Migration } from 'kysely/migration'

/** The migrations of a version. */
export interface MigrationSource {
  /** In the order in which they are applied. */
  names(): Promise<string[]>
  load(): Promise<Record<string, Migration>>
}

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The migrations in the folder of the repository. */
export const migrationFiles: MigrationSource = { names: migrationNames, load: loadMigrations }

export async function migrationNames(): Promise<string[]> {
  const files = await readdir(migrationsFolder)
  return files
    .filter((file) => /^\d{4}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const names = await migrationNames()
  const load = async (name: string) => [
    name,
    await import(pathToFileURL(join(migrationsFolder, `${name}.ts`)).href),
  ]
  return Object.fromEntries(await Promise.all(names.map(load)))
}
