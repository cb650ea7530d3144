import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { type Database, openDatabase } from '@tallgrass/db'
import pg from 'pg'
import { inject } from 'vitest'

/** Which database the running project tests on; the set-up prepares an empty, migrated one to copy. */
export type TestDatabase =
  | { kind: 'pglite'; dump: string }
  | { kind: 'postgres'; url: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

/** True where several connections really run at the same time. */
export function isPostgres(): boolean {
  return inject('database').kind === 'postgres'
}

/** An empty, migrated database that nothing else uses. Close it after the file. */
export async function openTestDatabase(): Promise<Database> {
  const from = inject('database')
  if (from.kind === 'pglite') return openDatabase({ memory: true, from: await openAsBlob(from.dump) })
  return openDatabase({ url: await copyTemplate(from), poolSize: 20 })
}

/** A database in which nothing has been made yet. Close it after the test. */
export async function openEmptyDatabase(): Promise<Database> {
  const from = inject('database')
  if (from.kind === 'pglite') return openDatabase({ memory: true })
  return openDatabase({ url: await copyTemplate({ ...from, template: 'template0' }), poolSize: 5 })
}

/** The address of a database of its own on the test server, for what starts processes. */
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
