import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Database } from '@tallgrass/db'
import { openEmptyDatabase } from './test-database.ts'

/** A database of an earlier version, with that version's demo data. */
export interface Fixture {
  /** The last migration applied to it. */
  migration: string
  /** The number of rows in each table. */
  rows: Record<string, number>
  /** The sum of the money in each `table.column`. */
  sums: Record<string, string>
  /** Maintained by hand: the later name of a `table` or `table.column`, or null if it was dropped. */
  renamed: Record<string, string | null>
  /** Rows that later migrations add to those of a table. */
  added: Record<string, number>
}

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** A data directory with the keys that all fixtures are sealed with. The server refuses to start with them. */
export const fixtureKeys = `${folder}keys-for-this-fixture-only`

/** Oldest first. */
export function listFixtures(): Fixture[] {
  const files = globSync('*.json', { cwd: folder }).sort()
  return files.map((file): Fixture => JSON.parse(readFileSync(`${folder}${file}`, 'utf8')))
}

/** Loads the fixture into a new database, without migrating it. Close it at the end of the test file. */
export async function openFixture({ migration }: Fixture): Promise<Database> {
  const sql = brotliDecompressSync(readFileSync(`${folder}${migration}.sql.br`)).toString()
  const database = await openEmptyDatabase()
  await database.pool.query(sql)
  return database
}
