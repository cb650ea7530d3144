import { createSystemCtx, type Storage, toStorageReading } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { fileApp, PASSWORD } from '../support/test-app.ts'
import { startWorker } from '../support/work-on-jobs.ts'

const MEGABYTE = 1024 * 1024
const disk = { megabytes: 500 }
const storage: Storage = { read: async () => toStorageReading(disk.megabytes * MEGABYTE) }

const app = await fileApp({ replace: () => ({ storage }) })
const { db, pool } = app.services.database

afterEach(() => {
  disk.megabytes = 500
})

const SENTENCE =
  'The disk of this site is full, so changes are refused; reading and signing in still work. Please try again later.'
const FULL = { status: 507, body: { error: SENTENCE, code: 'STORAGE_FULL' } }

const aPerson = () => ({ name: 'Maren', email: `full${unique()}@example.com`, password: PASSWORD })

test('writes are refused with a message over both transports, and accepted again once there is space', async () => {
  const { rest, trpc } = app.visitor()
  disk.megabytes = 31
  expect(await rest('POST', '/api/auth/jwt/register', aPerson())).toMatchObject(FULL)
  await expect(trpc.auth.register.mutate(aPerson())).rejects.toMatchObject({
    message: SENTENCE,
    data: { code: 'STORAGE_FULL', httpStatus: 507 },
  })
  disk.megabytes = 32
  expect((await rest('POST', '/api/auth/jwt/register', aPerson())).status).toBe(200)
})

test('signing in and out, reads and recording refusals still work', async () => {
  const browser = await app.client()
  disk.megabytes = 0
  const { email } = browser
  expect((await browser.rest('GET', '/api/auth/session')).body).toMatchObject({ email })
  expect((await browser.rest('GET', '/api/users')).status).toBe(403)
  const written = db.selectFrom('auditLogs').select('after').where('action', '=', 'call.refuse')
  expect(await written.execute()).toEqual([{ after: { call: 'admin.users.list' } }])
  expect((await browser.rest('POST', '/api/auth/logout')).status).toBe(200)
  expect((await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })).status).toBe(200)
  expect((await browser.rest('GET', '/api/health')).status).toBe(200)
})

test('an unauthorized caller is refused as such, not because of the disk', async () => {
  disk.megabytes = 0
  expect((await app.visitor().rest('POST', '/api/invitations', {})).status).toBe(401)
})

test('a provider’s notice is refused before it is read, so that it is sent again', async () => {
  disk.megabytes = 0
  expect(await app.visitor().rest('POST', '/api/webhooks/sandbox', {})).toMatchObject(FULL)
})

/** Runs the work while writes to these tables fail. */
async function withoutRoom(tables: string[], work: () => Promise<void>) {
  await pool.query(`create or replace function refuse_room() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  const each = (statement: (table: string) => string) => pool.query(tables.map(statement).join(';'))
  await each(
    (table) =>
      `create trigger no_room before insert or update or delete on ${table} execute function refuse_room()`,
  )
  try {
    await work()
  } finally {
    await each((table) => `drop trigger no_room on ${table}`)
  }
}

test('a full disk of the database server gives the same refusal', () =>
  withoutRoom(['users'], async () => {
    expect(await app.visitor().rest('POST', '/api/auth/jwt/register', aPerson())).toMatchObject(FULL)
    expect(app.services.database.outages.last).toMatchObject({ kind: 'DISK_FULL' })
  }))

test('reads work even if rate limits and sessions cannot be updated', async () => {
  const ended = await app.client()
  app.clock.advance({ days: 8 })
  const { email, rest } = await app.client()
  app.clock.advance({ minutes: 5 })
  await withoutRoom(['rate_limits', 'sessions'], async () => {
    expect(await rest('GET', '/api/auth/session')).toMatchObject({ status: 200, body: { email } })
    expect((await ended.rest('GET', '/api/auth/session')).status).toBe(401)
  })
})

test('jobs wait while the disk is full and run once there is space', async () => {
  disk.megabytes = 0
  const failures = await startWorker(app)
  await createSystemCtx(app.services).transaction(async (tx) => {
    await tx.enqueue('erase-ended-links', {})
    await tx.enqueue('database-upkeep', {})
  })
  const states = async (name: string) =>
    (await pool.query('select state from jobs.job where name = $1', [name])).rows
  // The job that frees space runs in the meantime.
  await vi.waitUntil(async () => (await states('database-upkeep'))[0]?.state === 'completed', 10_000)
  expect(await states('erase-ended-links')).toEqual([{ state: 'created' }])
  disk.megabytes = 500
  await vi.waitUntil(async () => (await states('erase-ended-links'))[0]?.state === 'completed', 10_000)
  expect(failures).toEqual([])
})
