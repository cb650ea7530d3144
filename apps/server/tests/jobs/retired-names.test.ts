// Guards: retry-job

import { jobHandlers, retiredJobNames } from '@tallgrass/core'
import type { Database } from '@tallgrass/db'
import { parseId, parseMoney } from '@tallgrass/domain'
import { anId, anInvoice, aUser, openTestDatabase } from '@tallgrass/testing'
import { PgBoss } from 'pg-boss'
import { afterAll, expect, test, vi } from 'vitest'
import { throughPool } from '../../src/jobs/boss-database.ts'
import { openJobs } from '../../src/jobs/job-queue.ts'
import { fileApp } from '../support/test-app.ts'

const SOON = { timeout: 20_000, interval: 100 }
const RETIRED = Object.keys(retiredJobNames)

/** The queues of a process that runs an earlier version and may still add jobs. */
async function openEarlier({ embedded, pool }: Database) {
  const backend = embedded ? 'pglite' : 'postgres'
  const boss = new PgBoss({
    db: throughPool(pool),
    backend,
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const name of RETIRED) await boss.createQueue(name, { retryLimit: 0 })
  return boss
}

async function queuesIn({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`select name from jobs.queue where name !~ '^__'`)
  return rows.map(({ name }) => name).sort()
}

const database = await openTestDatabase()
const fresh = await openJobs(database, { worker: false })
const freshQueues = await queuesIn(database)
await fresh.stop()

const earlier = await openEarlier(database)
await earlier.schedule('tend-documents', '*/15 * * * *')
const failing = await earlier.send('follow-document', { providerDocumentId: 'doc_1', failed: true })
const failedId = parseId('Job', failing ?? '')
await earlier.fetch('follow-document')
await earlier.fail('follow-document', failedId, new Error('The line is dead'))
await earlier.send('settle-left-checkouts', {})

const jobs = await openJobs(database, { worker: true })
const app = await fileApp({ replace: () => ({ database, jobs }) })
const { db, pool } = database
afterAll(async () => {
  await jobs.stop()
  await earlier.stop()
  await database.close()
})

function stateOf(name: string) {
  return pool.query('select state from jobs.job where name = $1', [name]).then(({ rows }) => rows)
}

test('a new database has a queue for every job, and none under a retired name', () => {
  expect(freshQueues).toEqual(Object.keys(jobHandlers).sort())
})

test('existing and later jobs under retired names run, and no schedule adds any', async () => {
  const { id: invoiceId } = await anInvoice(db, (await aUser(db)).id, { status: 'OPEN' })
  const times = { createdAt: new Date('2026-11-01T09:00:00Z'), expiresAt: new Date('2026-11-01T10:00:00Z') }
  const money = { amount: parseMoney('5000.00'), currency: 'USD' }
  const attempt = { id: anId('Checkout'), invoiceId, attempt: 1, provider: 'stripe', ...money } as const
  await db
    .insertInto('checkouts')
    .values({ ...attempt, ...times })
    .execute()

  await jobs.work(app.services, () => {})
  await vi.waitFor(async () => {
    const checkouts = await db.selectFrom('checkouts').select('status').execute()
    expect(checkouts).toEqual([{ status: 'expired' }])
  }, SOON)
  await earlier.send('tend-documents', {})
  await vi.waitFor(
    async () => expect(await stateOf('tend-documents')).toEqual([{ state: 'completed' }]),
    SOON,
  )
  const { rows } = await pool.query('select name from jobs.schedule where name = any ($1)', [RETIRED])
  expect(rows).toEqual([])
})

test('a failed job under a retired name is listed and can be retried', async () => {
  const { trpc } = await app.admin()
  const failed = await trpc.admin.jobs.listFailed.query()
  expect(failed).toMatchObject([{ id: failedId, name: 'follow-document', error: 'The line is dead' }])
  await trpc.admin.jobs.retry.mutate({ id: failedId, name: 'follow-document' })
  await vi.waitFor(
    async () => expect(await stateOf('follow-document')).toEqual([{ state: 'completed' }]),
    SOON,
  )
  expect(await trpc.admin.jobs.listFailed.query()).toEqual([])
})

test('refuses to retry a job that has not failed', async () => {
  const { trpc } = await app.admin()
  const retry = trpc.admin.jobs.retry.mutate({ id: failedId, name: 'follow-document' })
  await expect(retry).rejects.toThrow('This job cannot be retried')
})
