import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrateToLatest, openDatabase } from '@tallgrass/db'
import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '../jobs/job-queue.ts'
import { databaseImage } from './database-image.ts'
import { makeImage } from './make-image.ts'

/** Every relation, column, constraint, index, trigger and function; the migrations, the queues, and which tables have rows. */
async function describe({ pool }: Database) {
  const ours = `relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)`
  const { rows } = await pool.query<{ fact: string }>(`
    select concat_ws(' ', relname, relkind, attname, format_type(atttypid, atttypmod), attnotnull) as fact
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 where ${ours}
    union all select concat_ws(' ', conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
    union all select pg_get_indexdef(pg_class.oid) from pg_class where relkind = 'i' and ${ours}
    union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid where ${ours}
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'jobs'::regnamespace and prokind = 'f'
    union all select name from kysely_migration
    union all select (to_jsonb(queue) - 'created_on' - 'updated_on')::text from jobs.queue
    union all select concat_ws(' ', relname, query_to_xml('select count(*) from ' || pg_class.oid::regclass, false, true, ''))
    from pg_class where relkind = 'r' and ${ours}
    order by 1`)
  return rows.map(({ fact }) => fact)
}

test('the image is what migrating and opening the job queue leave', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-image-'))
  const image = { ...databaseImage(), path: join(folder, 'image') }
  await makeImage(image)
  const placed = await openDatabase({ directory: join(folder, 'data'), image })
  const migrated = await openDatabase({ memory: true })
  onTestFinished(async () => {
    await Promise.all([placed.close(), migrated.close()])
    rmSync(folder, { recursive: true })
  })
  expect(await migrateToLatest(placed)).toEqual([])
  await migrateToLatest(migrated)
  await (await openJobs(migrated, { worker: false })).stop()

  const facts = await describe(placed)
  expect(facts.length).toBeGreaterThan(500)
  expect(facts).toEqual(await describe(migrated))
})
