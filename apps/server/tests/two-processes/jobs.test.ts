import { schedules, verifyAudit } from '@tallgrass/core'
import { startSmtp } from '@tallgrass/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createContainer } from '../../src/container.ts'
import { readEnv } from '../../src/env.ts'
import { createBacklog } from './five-hundred-jobs.ts'
import { aPlace, type Place, startTwo } from './two-servers.ts'

const PAYMENTS = 150
const DOCUMENTS = 60
const PASSWORDS = 40
const MAILS = PAYMENTS + DOCUMENTS + PASSWORDS

/** Schedules that would repair the work of a lost worker before its job is taken over. */
const REPAIRING = new Set(['process-due-documents', 'close-abandoned-checkouts'])

/** Jobs are taken over within a minute and then run; the machine may be busy. */
const IN_TIME = { timeout: 120_000, interval: 250 }

test('five hundred jobs each run once, although one of two processes is killed during some', async () => {
  const smtp = await startSmtp()
  onTestFinished(smtp.stop)
  const place = await aPlace({ atEnd: onTestFinished, variables: { SMTP_URL: smtp.url } })
  const { db, pool } = place.database
  const services = await createContainer(readEnv(place.variables), { worker: false })
  onTestFinished(services.close)
  const counts = { payments: PAYMENTS, documents: DOCUMENTS, passwords: PASSWORDS }
  const { ctx, documents, invoices } = await createBacklog(services, counts)
  const locks = await lockRows(place, { invoices: [invoices[20], invoices[60]], document: documents[20] })

  const everyMinute = await scheduleEveryMinute(place)
  const [one, other] = await startTwo(place, onTestFinished)
  const servers = { one, other }
  await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(30), IN_TIME)
  smtp.behave('slow')
  const victim = await vi.waitFor(async () => {
    const waiting = await listWaiting(place)
    expect(new Set(waiting.invoices)).toEqual(new Set(['one', 'other']))
    expect(waiting.documents).toHaveLength(1)
    expect(await countLeasedMails(place)).toBe(2)
    return waiting.documents[0] === 'one' ? 'one' : 'other'
  }, IN_TIME)
  servers[victim].process.kill('SIGKILL')
  await servers[victim].exited
  smtp.behave('accepting')
  await locks.release()

  await vi.waitFor(async () => expect(await pendingJobs(place, everyMinute)).toEqual([]), IN_TIME)
  await vi.waitFor(() => expect(new Set(idsOf(smtp)).size).toBe(MAILS), IN_TIME)

  const mails = await db.selectFrom('outboxMails').select(['id', 'status', 'template']).execute()
  expect(countEach(mails.map(({ status }) => status))).toEqual({ sent: MAILS })
  expect(countEach(mails.map(({ template }) => template))).toEqual({
    'payment-received': PAYMENTS,
    'document-withdrawn': DOCUMENTS,
    'password-reset': PASSWORDS,
  })
  const { hostname } = new URL(place.balancer.url)
  expect(new Set(idsOf(smtp))).toEqual(new Set(mails.map(({ id }) => `<${id}@${hostname}>`)))

  const entries = await db.selectFrom('ledgerEntries').select('invoiceId').execute()
  expect(entries.map(({ invoiceId }) => invoiceId).sort()).toEqual([...invoices].sort())
  const statuses = await db.selectFrom('invoices').select('status').execute()
  expect(countEach(statuses.map(({ status }) => status))).toEqual({ PAID: PAYMENTS })
  const events = await db.selectFrom('documentEvents').select(['documentId', 'event']).execute()
  expect(countEach(events.map(({ event }) => event))).toEqual({ expired: DOCUMENTS })
  expect(events.map(({ documentId }) => documentId).sort()).toEqual([...documents].sort())
  expect(await verifyAudit(ctx)).toMatchObject({ whole: true })

  const { rows: done } = await pool.query('select count(*)::int from jobs.job where name <> all ($1)', [
    [...everyMinute, '__pgboss__send-it'],
  ])
  expect(done[0].count).toBeGreaterThanOrEqual(500)
  await vi.waitFor(async () => {
    const started = await scheduledRuns(place, everyMinute)
    expect(started.map(({ name }) => name)).toEqual(everyMinute.toSorted())
    for (const { due, fired } of started) expect(fired).toBe(due)
  }, IN_TIME)
}, 300_000)

/** Locks these rows, so that jobs that need them wait until `release`. */
async function lockRows(
  { database }: Place,
  { document, invoices }: { invoices: (string | undefined)[]; document: string | undefined },
) {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select from invoices where id = any ($1) for update', [invoices])
  await client.query('select from e_signature_documents where id = $1 for update', [document])
  return {
    async release() {
      await client.query('rollback')
      client.release()
    },
  }
}

/** The names of the processes that wait for a row, by table. */
async function listWaiting({ database }: Place) {
  const { rows } = await database.pool.query<{ name: string; table: string }>(
    `select application_name as name, relation::regclass::text as table
     from pg_stat_activity join pg_locks using (pid)
     where datname = current_database() and wait_event_type = 'Lock' and locktype = 'tuple'`,
  )
  const names = (table: string) => rows.filter((row) => row.table === table).map(({ name }) => name)
  return { documents: names('e_signature_documents'), invoices: names('invoices') }
}

async function countLeasedMails({ database }: Place): Promise<number> {
  const leased = database.db.selectFrom('outboxMails').select('id').where('leasedUntil', 'is not', null)
  return (await leased.where('status', '=', 'queued').execute()).length
}

/** Runs the scheduled jobs every minute, in addition to their usual times. Returns their names. */
async function scheduleEveryMinute({ database }: Place): Promise<string[]> {
  const names = schedules.map(({ name }) => name).filter((name) => !REPAIRING.has(name))
  for (const name of names)
    await database.pool.query(
      `insert into jobs.schedule (name, key, cron) values ($1, 'each minute', '* * * * *')`,
      [name],
    )
  return names
}

/** How often each was due, by any of its schedules, and how many jobs were started. */
async function scheduledRuns({ database }: Place, names: string[]) {
  const { rows } = await database.pool.query<{ name: string; due: number; fired: number }>(
    `with due as (
       select data->>'name' as name, count(distinct (singleton_key, singleton_on))::int as due
       from jobs.job where name = '__pgboss__send-it' and data->>'name' = any ($1) group by 1
     )
     select due.*, (select count(*)::int from jobs.job where job.name = due.name) as fired from due order by name`,
    [names],
  )
  return rows
}

async function pendingJobs({ database }: Place, except: string[]) {
  const { rows } = await database.pool.query(
    `select name, state, count(*)::int from jobs.job where state <> 'completed' and name <> all ($1) group by 1, 2`,
    [[...except, '__pgboss__send-it']],
  )
  return rows
}

function idsOf({ received }: Awaited<ReturnType<typeof startSmtp>>) {
  return received.map(({ messageId }) => messageId)
}

function countEach(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
