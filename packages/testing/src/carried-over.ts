import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Database } from '@tallgrass/db'
import { openEmptyDatabase } from './test-database.ts'

/** A database of an earlier version, with the demo data of its day. */
export interface Fixture {
  /** The last migration that it has. */
  migration: string
  /** How many rows each table has. */
  rows: Record<string, number>
  /** What the money in `table.column` adds up to. */
  sums: Record<string, string>
  /** Written by hand: the later name of a `table` or a `table.column`, or null where it is gone. */
  renamed: Record<string, string | null>
  /** Rows that later migrations add to those of a table. */
  added: Record<string, number>
}

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** The keys that every fixture is sealed with, as a data directory. The server does not start with them. */
export const fixtureKeys = `${folder}keys-for-this-fixture-only`

/** Oldest first. */
export function listFixtures(): Fixture[] {
  const files = globSync('*.json', { cwd: folder }).sort()
  return files.map((file): Fixture => JSON.parse(readFileSync(`${folder}${file}`, 'utf8')))
}

/** The fixture in a database of its own, not migrated yet. Close it after the file. */
export async function openFixture({ migration }: Fixture): Promise<Database> {
  const sql = brotliDecompressSync(readFileSync(`${folder}${migration}.sql.br`)).toString()
  const database = await openEmptyDatabase()
  await database.pool.query(sql)
  return database
}
