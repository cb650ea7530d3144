// Writes the current schema with the demo data to packages/testing/fixtures; tests migrate it to every later schema.
import { existsSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run db:fixture',
  `Writes the schema of this version with the demo data to packages/testing/fixtures, named after the last migration.
Tests load it and migrate it to every later schema. Needs the pg_dump of the PostgreSQL that the tests use.`,
)

const { migrateToLatest, migrationNames, openDatabase } = await import('@tallgrass/db')
const { inRepository } = await import('./bootstrap/repository.mjs')
const { describeRows } = await import('./fixture/describe-rows.ts')
const { dumpDatabase } = await import('./fixture/dump-database.ts')
const { fillDatabase } = await import('./fixture/fill-database.ts')
const { findPostgres } = await import('./provision/find-postgres.ts')
const { startPostgres } = await import('./provision/postgres.ts')

const folder = inRepository('packages', 'testing', 'fixtures')
const name = (await migrationNames()).at(-1) ?? ''
const programs = findPostgres(['initdb', 'postgres', 'pg_dump'])
if (!programs) refuse('No PostgreSQL with pg_dump was found. Install PostgreSQL 15 or newer.')
if (existsSync(`${folder}/${name}.json`))
  refuse(`There is already a fixture for ${name}. Delete it to create a new one.`)
const postgres = await startPostgres(programs)
try {
  const database = await openDatabase({ url: postgres.url })
  try {
    await migrateToLatest(database)
    await fillDatabase(database, `${folder}/keys-for-this-fixture-only`)
    const manifest = { migration: name, ...(await describeRows(database)), renamed: {}, added: {} }
    const sql = dumpDatabase(postgres.url, programs)
    writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(manifest, null, 2)}\n`)
    writeFileSync(`${folder}/${name}.sql.br`, compress(sql))
  } finally {
    await database.close()
  }
} finally {
  await postgres.stop()
}

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** Documents share content at large distances, and no other compression in Node.js has a window this large. */
function compress(sql: string): Buffer {
  const { BROTLI_MAX_WINDOW_BITS, BROTLI_PARAM_LGWIN } = constants
  return brotliCompressSync(sql, { params: { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS } })
}
