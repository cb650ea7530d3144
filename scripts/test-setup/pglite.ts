import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateToLatest, openDatabase } from '@tallgrass/db'
import { openJobs } from '@tallgrass/server/jobs/job-queue.ts'
import '@tallgrass/testing'
import type { TestProject } from 'vitest/node'
import { oncePerRun } from './once-per-run.ts'

/** Migrates one embedded database per test run; each test file starts with a copy of it in memory. */
export default async function setUp(project: TestProject) {
  const { dump, folder } = await oncePerRun(project, 'pglite', makeImage)
  project.provide('database', { kind: 'pglite', dump })
  return () => rmSync(folder, { recursive: true, force: true })
}

async function makeImage() {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-pglite-'))
  const dump = join(folder, 'migrated.tar')
  const database = await openDatabase({ memory: true })
  await migrateToLatest(database)
  await (await openJobs(database, { worker: false })).stop()
  writeFileSync(dump, Buffer.from(await (await database.dump()).arrayBuffer()))
  await database.close()
  return { dump, folder }
}
