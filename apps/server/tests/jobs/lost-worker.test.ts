import type { Database } from '@tallgrass/db'
import { copyTemplate, openTestDatabase, startSmtp } from '@tallgrass/testing'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openJobs } from '../../src/jobs/job-queue.ts'
import { aMigratedDirectory } from '../support/migrated-directory.ts'
import { sessionCookie } from '../support/session-cookie.ts'
import { aDataDirectory, postTo, type StartedServer, startServer } from '../support/start-server.ts'

const admin = { ADMIN_EMAIL: 'ruth@example.com', ADMIN_PASSWORD: 'Prairie2026' }

/** The promised limit for taking over the job of a dead worker. */
const TAKEN_OVER_MS = 60_000

/** The environment of a database that survives restarts. */
async function aPlace(): Promise<Record<string, string>> {
  const from = inject('database')
  if (from.kind === 'pglite') return { DATA_DIR: await aMigratedDirectory(), DEMO_DATA: '0' }
  return { DATA_DIR: aDataDirectory(), DEMO_DATA: '0', DATABASE_URL: await copyTemplate(from) }
}

test('an email of a server killed while sending is sent once within a minute', async () => {
  const smtp = await startSmtp('slow')
  onTestFinished(smtp.stop)
  const place = { ...(await aPlace()), ...admin, SMTP_URL: smtp.url }
  const first = await startServer(place)
  const cookie = await signIn(first)
  await postTo(first, '/api/auth/password/forgot', { email: admin.ADMIN_EMAIL })
  await vi.waitFor(async () => expect(await outboxOf(first, cookie)).toMatchObject([{ attempts: 1 }]), {
    timeout: 10_000,
  })
  first.process.kill('SIGKILL')
  await first.exited
  const killed = performance.now()

  smtp.behave('accepting')
  const second = await startServer(place)
  await vi.waitFor(
    async () => expect(await outboxOf(second, cookie)).toMatchObject([{ status: 'sent', attempts: 2 }]),
    { timeout: TAKEN_OVER_MS, interval: 200 },
  )
  expect(performance.now() - killed).toBeLessThan(TAKEN_OVER_MS)
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 30_000 })
  expect(smtp.received[0]?.to?.[0]?.address).toBe(admin.ADMIN_EMAIL)
}, 90_000)

async function signIn(server: StartedServer): Promise<string> {
  const credentials = { username: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const answer = await postTo(server, '/api/auth/login', credentials)
  expect(answer.status).toBe(200)
  return sessionCookie(answer)
}

async function outboxOf({ url }: StartedServer, cookie: string) {
  const input = encodeURIComponent('{}')
  const answer = await fetch(`${url}/trpc/admin.outbox.list?input=${input}`, { headers: { cookie } })
  const { result } = (await answer.json()) as { result: { data: { items: unknown[] } } }
  return result.data.items
}

test('a due schedule fires once, with any number of servers', async () => {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  const { pool } = database
  const count = async (name: string) => {
    const { rows } = await pool.query('select id from jobs.job where name = $1', [name])
    return rows.length
  }
  const someServer = async () => {
    // Makes the check due again: otherwise only one server checks every half minute.
    await pool.query('update jobs.version set cron_on = null')
    return openJobs(database, { worker: true })
  }
  await scheduleForThisMinute(pool, 'erase-ended-links')
  const servers = [await someServer(), await someServer(), await someServer()]
  await vi.waitFor(async () => expect(await count('erase-ended-links')).toBe(1), {
    timeout: 20_000,
    interval: 100,
  })
  servers.push(await someServer())
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select 1 from jobs.version where cron_on is not null')
    expect(rows).toHaveLength(1)
  })
  // Stopping waits for running work, so every job they would send exists now.
  await Promise.all(servers.map((server) => server.stop()))
  expect([await count('erase-ended-links'), await count('__pgboss__send-it')]).toEqual([1, 1])
})

/** Due once, in the current minute, and not again before tomorrow. */
async function scheduleForThisMinute(pool: Database['pool'], name: string) {
  await pool.query(
    `insert into jobs.schedule (name, cron)
     select $1, format('%s %s * * *', extract(minute from t)::int, extract(hour from t)::int)
     from (select now() at time zone 'UTC' as t) as this_minute`,
    [name],
  )
}
