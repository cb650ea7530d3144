import { openDatabase } from '@tallgrass/db'
import { DAY_MS } from '@tallgrass/domain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pullBackJobs } from './pull-back-jobs.ts'

test('the embedded database updates its statistics again after its clock is set back', async () => {
  const { close, pool } = await openDatabase({ memory: true })
  onTestFinished(close)
  await pool.query(`create schema jobs;
    create table jobs.version (cron_on timestamptz);
    create table jobs.queue (monitor_claim_on timestamptz, monitor_on timestamptz, maintain_on timestamptz);
    create table jobs.job (state text, created_on timestamptz, start_after timestamptz, started_on timestamptz,
      heartbeat_on timestamptz);
    create table counted (n int)`)
  const insert = () => pool.query('insert into counted values (1)')
  const counted = async () =>
    (await pool.query(`select n_tup_ins as n from pg_stat_user_tables where relname = 'counted'`)).rows[0]?.n
  vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await insert()
  vi.useRealTimers()
  await insert()
  expect(await counted()).toBe(1)
  await pullBackJobs(pool)
  expect(await counted()).toBe(2)
})
