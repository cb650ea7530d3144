import { randomUUID } from 'node:crypto'
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@tallgrass/db'
import pg from 'pg'
import { inject } from 'vitest'

/** The engine of the running test project; the setup prepares an empty, migrated database to copy. */
export type TestDatabase =
  | { kind: 'pglite'; dump: string }
  | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

/** True if connections really run concurrently. */
export function isPostgres(): boolean {
  return inject('database').kind === 'postgres'
}

/** A new, empty, migrated database. Close it at the end of the test file. */
export async function openTestDatabase(): Promise<Database> {
  const from = inject('database')
  if (from.kind === 'pglite') return openDatabase({ memory: true, from: await openAsBlob(from.dump) })
  return openDatabase({ url: await copyTemplate(from), poolSize: 20 })
}

/** A new database without any tables. Close it at the end of the test. */
export async function openEmptyDatabase(): Promise<Database> {
  const from = inject('database')
  if (from.kind === 'pglite') return openDatabase({ memory: true })
  return openDatabase({ url: await copyTemplate({ ...from, template: 'template0' }), poolSize: 5 })
}

/** A new embedded database on disk without any tables, whatever the project. Close it at the end of the test. */
export async function openEmptyEmbedded(): Promise<Database> {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-embedded-'))
  const database = await openDatabase({ directory })
  return {
    ...database,
    async close() {
      await database.close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** The address of a new copy of the template on the test server, for tests that start processes. */
export async function copyTemplate({ template, url }: { template: string; url: string }): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  const copy = new URL(url)
  copy.pathname = name
  return copy.href
}
