import { migrateToLatest, openDatabase } from '@tallgrass/db'
import { openJobs } from '@tallgrass/server/jobs/job-queue.ts'
import '@tallgrass/testing'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../provision/postgres.ts'
import { oncePerRun } from './once-per-run.ts'

const TEMPLATE = 'tallgrass_template'

/** Starts one server per test run, with a migrated database that each test file copies. */
export default async function setUp(project: TestProject) {
  const { stop, url } = await oncePerRun(project, 'postgres', startMigrated)
  project.provide('database', { kind: 'postgres', url, template: TEMPLATE })
  return stop
}

async function startMigrated() {
  const { stop, url } = await startPostgres()
  const server = await openDatabase({ url, poolSize: 1 })
  await server.pool.query(`create database ${TEMPLATE}`)
  await server.close()
  const template = new URL(url)
  template.pathname = TEMPLATE
  const database = await openDatabase({ url: template.href, poolSize: 1 })
  await migrateToLatest(database)
  await (await openJobs(database, { worker: false })).stop()
  await database.close()
  return { stop, url }
}
