// Guards: retry-job, raise-failed-jobs

import { createSystemCtx, type JobName, jobHandlers, type MailPort, schedules } from '@tallgrass/core'
import { parseId } from '@tallgrass/domain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { throughPool } from '../../src/jobs/boss-database.ts'
import { openJobs } from '../../src/jobs/job-queue.ts'
import { fakeBackups } from '../support/fake-backups.ts'
import { present } from '../support/present.ts'
import { reusableApp, type TestApp } from '../support/test-app.ts'

/** Short enough for a test to wait for. */
const QUEUE = { retryLimit: 2, retryDelay: 1, retryBackoff: false, expireInSeconds: 60, heartbeatSeconds: 10 }
const SOON = { timeout: 20_000, interval: 100 }

/** A mail port that fails until `state.broken` is cleared. */
function brokenMail() {
  const state = { broken: true, tries: 0 }
  const mail: MailPort = {
    enabled: true,
    async send() {
      state.tries += 1
      if (state.broken) throw new Error('The line is dead')
    },
  }
  return { state, mail }
}

const newApp = await reusableApp()
const { mail, state } = brokenMail()
const newMailingApp = await reusableApp({ replace: () => ({ mail }) })

async function appWithBrokenMail() {
  Object.assign(state, { broken: true, tries: 0 })
  return { app: await newMailingApp(), state }
}

async function startWorker({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const jobs = await openJobs(services.database, { worker: true })
  onTestFinished(() => jobs.stop())
  await jobs.work(services, () => {})
}

/** Retries faster than in production. */
async function speedUpRetries({ services }: TestApp): Promise<void> {
  await services.database.pool.query(
    `update jobs.queue set retry_limit = $1, retry_delay = $2, retry_backoff = $3 where name = 'send-mail'`,
    [QUEUE.retryLimit, QUEUE.retryDelay, QUEUE.retryBackoff],
  )
}

function jobsNamed({ services }: TestApp, name: JobName) {
  return services.database.pool.query('select state from jobs.job where name = $1', [name])
}

test('a job is rolled back with the transaction that enqueued it', async () => {
  const app = await newApp()
  const work = createSystemCtx(app.services).transaction(async (tx) => {
    await tx.enqueue('erase-ended-links', {})
    throw new Error('Something else went wrong')
  })
  await expect(work).rejects.toThrow('Something else went wrong')
  expect((await jobsNamed(app, 'erase-ended-links')).rows).toEqual([])
})

test('a failing job is retried, then fails, is shown to administrators, and succeeds when retried later', async () => {
  const { app, state } = await appWithBrokenMail()
  await speedUpRetries(app)
  const { email } = await app.client()
  await app.visitor().trpc.auth.forgotPassword.mutate({ email })
  await startWorker(app)
  const { trpc } = await app.admin()
  await vi.waitFor(async () => expect(await trpc.admin.jobs.listFailed.query()).toHaveLength(1), SOON)
  const failed = present((await trpc.admin.jobs.listFailed.query())[0])
  expect(failed).toMatchObject({ name: 'send-mail', error: 'The line is dead', attempts: 3 })
  expect(state.tries).toBe(3)

  const raise = () => jobHandlers['raise-failed-jobs'](createSystemCtx(app.services), {})
  await raise()
  await raise()
  const { items } = await trpc.admin.workItems.list.query({})
  expect(items).toMatchObject([
    {
      kind: 'job_failed',
      entity: 'job',
      entityId: failed.id,
      detail: 'send-mail failed after 3 attempts. Reason: The line is dead',
    },
  ])

  state.broken = false
  await trpc.admin.jobs.retry.mutate({ id: failed.id, name: 'send-mail' })
  await vi.waitFor(() => expect(state.tries).toBe(4), SOON)
  expect(await trpc.admin.jobs.listFailed.query()).toEqual([])
  await raise()
  expect(await trpc.admin.workItems.list.query({ status: 'CLOSED' })).toMatchObject({
    items: [{ entityId: failed.id, note: 'The job was queued again.', closedByName: 'Ruth Calloway' }],
  })
  expect(await trpc.admin.workItems.counts.query()).toMatchObject({ open: 0, money: 0, byKind: {} })
})

test('refuses to retry a job that has not failed', async () => {
  const app = await newApp()
  const { trpc } = await app.admin()
  const id = parseId('Job', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
  for (const name of ['send-mail', 'no-such-queue']) {
    const retry = trpc.admin.jobs.retry.mutate({ id, name })
    await expect(retry).rejects.toThrow('This job cannot be retried')
  }
})

test('concurrent workers run each job once', async () => {
  const { app, state } = await appWithBrokenMail()
  state.broken = false
  for (let n = 0; n < 10; n++) {
    const { email } = await app.client()
    await app.visitor().trpc.auth.forgotPassword.mutate({ email })
  }
  await Promise.all([startWorker(app), startWorker(app), startWorker(app)])
  await vi.waitFor(async () => {
    const { rows } = await jobsNamed(app, 'send-mail')
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"state":"completed"}']))
    expect(state.tries).toBe(10)
  }, SOON)
})

test('waiting jobs run one after another without pauses, and what they return is kept', async () => {
  const { app, state } = await appWithBrokenMail()
  state.broken = false
  const { database, jobs } = app.services
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'delete-ended-limits', {}))
  for (let n = 0; n < 20; n++) {
    const { email } = await app.client()
    await app.visitor().trpc.auth.forgotPassword.mutate({ email })
  }
  await startWorker(app)
  await vi.waitFor(() => expect(state.tries).toBe(20), SOON)
  const done = `select output from jobs.job where name = 'delete-ended-limits' and state = 'completed'`
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(done)
    expect(rows).toEqual([{ output: { limits: expect.any(Number) } }])
  }, SOON)
})

test('times recorded while the clock was ahead delay neither jobs nor schedules', async () => {
  const { app, state } = await appWithBrokenMail()
  state.broken = false
  const { pool } = app.services.database
  const { email } = await app.client()
  await app.visitor().trpc.auth.forgotPassword.mutate({ email })
  await pool.query(`update jobs.version set cron_on = now() + interval '31 days'`)
  await pool.query(`update jobs.queue set monitor_claim_on = now() + interval '31 days',
    maintain_on = now() + interval '31 days'`)
  await pool.query(`update jobs.job set start_after = now() + interval '31 days', state = 'retry'`)
  await startWorker(app)
  await vi.waitFor(() => expect(state.tries).toBe(1), SOON)
  const { rows } = await pool.query(`select 1 from jobs.version where cron_on > now() union all
    select 1 from jobs.queue where greatest(monitor_claim_on, maintain_on) > now()`)
  expect(rows).toEqual([])
})

test('every schedule adds jobs that its handler can run, also those of earlier versions without data', async () => {
  const app = await newApp()
  const { pool } = app.services.database
  const names = schedules.map(({ name }) => name)
  await createSystemCtx(app.services).transaction(async (tx) => {
    for (const name of names) await tx.enqueue(name, {})
  })
  await pool.query('update jobs.job set data = null')
  await startWorker(app)
  await vi.waitFor(async () => {
    const { rows } = await pool.query(
      'select name, state from jobs.job where name = any ($1) order by name',
      [names],
    )
    expect(rows).toEqual(names.toSorted().map((name) => ({ name, state: 'completed' })))
  }, SOON)
  const { rows } = await pool.query('select name from jobs.schedule where data is null')
  expect(rows).toEqual([])
})

test('a job without data that waited in a backup is enqueued again', async () => {
  const { services } = await newApp()
  const jobs = await openJobs(services.database, { worker: false })
  onTestFinished(() => jobs.stop())
  const job = {
    id: '01990000-0000-7000-8000-000000000001',
    name: 'raise-failed-jobs',
    data: null,
    state: 'retry',
    startAfter: '2026-11-23T02:00:00.000Z',
    attempts: 3,
    output: null,
    completedOn: null,
  }
  async function* lines() {
    yield JSON.stringify(job)
    // The queue's own, which its schedules add again; and one of another version.
    for (const name of ['__pgboss__send-it', 'raise-the-roof'])
      yield JSON.stringify({ ...job, id: crypto.randomUUID(), name })
  }
  expect(await jobs.load(lines())).toEqual({ count: 1, unknown: ['raise-the-roof'] })
  const { rows } = await services.database.pool.query(
    'select name, data, state from jobs.job where id = $1',
    [job.id],
  )
  expect(rows).toEqual([{ name: job.name, data: {}, state: 'created' }])
})

test('backups are scheduled as configured, until the configuration ends', async () => {
  const { services } = await newApp()
  const { port } = fakeBackups(new Date())
  const scheduled = async () => {
    const { rows } = await services.database.pool.query(
      `select cron, timezone from jobs.schedule where name = 'make-backup'`,
    )
    return rows
  }
  await startWorker({ services: { ...services, backups: port } })
  expect(await scheduled()).toEqual([{ cron: port.plan?.cron, timezone: 'UTC' }])
  await startWorker({ services: { ...services, backups: { ...port, plan: undefined } } })
  expect(await scheduled()).toEqual([])
})

test('a failed statement of the queue leaves the connection usable', async () => {
  const { services } = await newApp()
  const { pool } = services.database
  await expect(throughPool(pool).executeSql('begin; select 1 / 0; commit')).rejects.toThrow(
    'division by zero',
  )
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
