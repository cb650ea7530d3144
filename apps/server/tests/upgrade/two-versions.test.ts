import { appRouter } from '@tallgrass/api'
import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'
import { type DB, migrateToLatest } from '@tallgrass/db'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import { callProcedure } from '../support/calls/call-procedure.ts'
import { validCalls } from '../support/calls/valid-calls.ts'
import { otherRoutes, procedurePolicies } from '../support/policies/policies.ts'
import { prepareWorld, worldApp } from '../support/worlds/prepared-world.ts'
import { ADDED, failingVersion, nextVersion } from './next-version.ts'

const app = await worldApp()
const { database } = app.services
const procedures = Object.keys(appRouter._def.procedures) as ProcedurePath[]
const files = Object.entries(otherRoutes).filter(
  ([route, { policy }]) => route.startsWith('GET /api/') && policy.administrator === 'allowed',
)

/**
 * Builders read every column of what they create. A prepared statement that does so fails once a column was added, so
 * these are not prepared; the product's are, and must name their columns.
 */
function prepareRecords() {
  const dialect = new PostgresDialect({ pool: database.pool })
  const db = new Kysely<DB>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
  return prepareWorld({ ...app, services: { ...app.services, database: { ...database, db } } })
}

/** The status and the text of the answer to a valid call, by someone who may make it. */
async function call(path: ProcedurePath) {
  const world = prepareRecords()
  const isOpen = procedurePolicies[path].administrator === 'allowed'
  const browser = isOpen ? await app.admin() : await world.owner()
  return callProcedure(browser, path, await validCalls[path](world, browser))
}

const failed = await migrateToLatest(database, undefined, failingVersion).catch((error: unknown) => error)
// These calls also prepare the statements that must survive the upgrade.
const answers = new Map<string, number>()
for (const path of procedures) answers.set(path, (await call(path)).status)
const applied = await migrateToLatest(database, undefined, nextVersion)

test('there are files to download', () => {
  expect(files.length).toBeGreaterThan(5)
})

test('an upgrade that fails says so, and every call still works', () => {
  expect(failed).toMatchObject({ name: 'MigrationFailed', migration: '9999_fail_half_way' })
  const refused = procedures.filter((path) => answers.get(path) !== 200)
  expect(refused).toEqual([])
})

describe('beside the next version, whose schema has more columns and tables,', () => {
  test('this version is ready', async () => {
    expect(applied).toEqual(['9999_expand_everything'])
    const { rest } = app.visitor()
    expect((await rest('GET', '/api/ready')).status).toBe(200)
    expect((await rest('GET', '/api/health')).body).toMatchObject({ schema: '9999_expand_everything' })
  })

  test.each(procedures)('%s answers as before', async (path) => {
    const { status, text } = await call(path)
    expect(status).toBe(200)
    expect(text).not.toMatch(/added_?later/i)
  })

  test.each(files)('%s answers as before', async (_, { example }) => {
    const { send } = await app.admin()
    const url = typeof example === 'string' ? example : await example(prepareRecords())
    const { status, text } = await send({ method: 'GET', url })
    // Those of providers only lead on.
    expect([200, 303]).toContain(status)
    expect(text).not.toContain(ADDED)
  })

  test('the columns of the next version are there', async () => {
    const { rows } = await database.pool.query(`select ${ADDED}, ${ADDED}_too from users limit 1`)
    expect(rows).toEqual([{ [ADDED]: null, [`${ADDED}_too`]: 1 }])
  })
})
