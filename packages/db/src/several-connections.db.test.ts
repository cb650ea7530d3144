import { aUser, openTestDatabase, unique } from '@tallgrass/testing'
import { type Kysely, sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { applyMigrations } from './migrate.ts'
import { migrationFiles } from './migration-files.ts'
import { outageOf } from './outages.ts'

const database = await openTestDatabase()
const { db, pool } = database
afterAll(database.close)

async function pidOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

test('every connection runs plans as they are, without compiling them', async () => {
  const both = await Promise.all([pool.connect(), pool.connect()])
  try {
    for (const client of both) expect((await client.query('show jit')).rows).toEqual([{ jit: 'off' }])
  } finally {
    for (const client of both) client.release()
  }
})

/** Terminates a connection, as a restarting server does, and waits until it is gone. */
async function end(pid: number): Promise<void> {
  const { rows } = await pool.query('select pg_terminate_backend($1, 5000) as gone', [pid])
  expect(rows).toEqual([{ gone: true }])
}

/** The message depends on when the loss is noticed. */
const LOST = /terminat|ECONNRESET|EPIPE|not queryable/

const sleep = (db: Db) => sql`select pg_sleep(60)`.execute(db)

/**
 * Starts a transaction that runs `first`, reports its connection, waits for `resume`, and then runs `rest`.
 */
function begin({ first, rest }: { first?: (trx: Db) => Promise<unknown>; rest?: typeof first }) {
  const started = Promise.withResolvers<number>()
  const resumed = Promise.withResolvers<void>()
  const done = database.transaction(async (trx) => {
    await first?.(trx)
    started.resolve(await pidOf(trx))
    await resumed.promise
    await rest?.(trx)
  })
  return { pid: started.promise, resume: resumed.resolve, done }
}

test('a transaction fails if its connection is lost between two statements, and the next one works', async () => {
  const lost = begin({ rest: pidOf })
  await end(await lost.pid)
  lost.resume()
  await expect(lost.done).rejects.toThrow(LOST)
  expect(await database.transaction(pidOf)).toBeGreaterThan(0)
})

test('a transaction fails if its connection is lost during a statement, and the next one works', async () => {
  const lost = begin({ rest: sleep })
  const refused = expect(lost.done).rejects.toThrow(LOST)
  const pid = await lost.pid
  lost.resume()
  await end(pid)
  await refused
  expect(await pidOf(db)).toBeGreaterThan(0)
})

test('all statements on a lost connection fail, and the next one works', async () => {
  const pid = pidOf(db)
  const lost = Promise.allSettled([sleep(db), sleep(db)])
  await end(await pid)
  const reason = { message: expect.stringMatching(LOST) }
  expect(await lost).toMatchObject(Array(2).fill({ status: 'rejected', reason }))
  expect(await pidOf(db)).toBeGreaterThan(0)
})

test('a statement that waits for a lock delays only those of its own turn', async () => {
  const { id } = await aUser(db, { email: `locked${unique()}@example.com` })
  const rename = (name: string) => (db: Db) =>
    db.updateTable('users').set({ name }).where('id', '=', id).returning('name').execute()
  const holder = begin({ first: rename('First') })
  await holder.pid
  const delayed = Promise.all([rename('Second')(db), pidOf(db)])
  // The result of a query arrives in a later turn.
  await pool.query('select 1')
  expect(await pidOf(db)).toBeGreaterThan(0)
  holder.resume()
  await holder.done
  expect(await delayed).toEqual([[{ name: 'Second' }], expect.any(Number)])
})

const outageOfWork = (work: Promise<unknown>) => work.then(() => undefined, outageOf)

/** Runs work that waits in a query, and terminates its connection meanwhile. */
async function outageUnder(query: string, work: (text: string) => Promise<unknown>) {
  const marked = `${query} /* ${unique()} */`
  const outage = outageOfWork(work(marked))
  const find = 'select pid from pg_stat_activity where query like $1 and pid <> pg_backend_pid()'
  for (let pid: number | undefined; pid === undefined; ) {
    pid = (await pool.query(find, [`${marked}%`])).rows[0]?.pid
    if (pid !== undefined) await end(pid)
  }
  return outage
}

test('a loss during a read, or in a transaction before its commit, is known to change nothing', async () => {
  const inTransaction = (text: string) => database.transaction((trx) => sql.raw(text).execute(trx))
  expect(await outageUnder('select pg_sleep(60)', (text) => pool.query(text))).toBe('UNREACHABLE')
  const update = 'update users set name = name where pg_sleep(60) is null'
  await aUser(db, { email: `asleep${unique()}@example.com` })
  expect(await outageUnder(update, inTransaction)).toBe('UNREACHABLE')
})

test('the time of the last lost connection is recorded', async () => {
  const before = new Date()
  await outageUnder('select pg_sleep(60)', (text) => pool.query(text))
  expect(database.outages.last?.at.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test('a loss during a write outside a transaction, or during a commit, has an unknown outcome', async () => {
  await aUser(db, { email: `asleep${unique()}@example.com` })
  const update = 'update users set name = name where pg_sleep(60) is null'
  expect(await outageUnder(update, (text) => sql.raw(text).execute(db))).toBe('UNKNOWN')

  await pool.query(`create function sleep() returns trigger language plpgsql
    as $$ begin perform pg_sleep(60); return null; end $$`)
  await pool.query(`create constraint trigger slow_end after update on users deferrable initially deferred
    for each row execute function sleep()`)
  const pid = Promise.withResolvers<number>()
  const ended = outageOfWork(
    database.transaction(async (trx) => {
      await trx.updateTable('users').set({ name: 'Renamed' }).execute()
      pid.resolve(await pidOf(trx))
    }),
  )
  const isEnding = "select from pg_stat_activity where pid = $1 and query = 'commit' and state = 'active'"
  while ((await pool.query(isEnding, [await pid.promise])).rows.length === 0);
  await end(await pid.promise)
  expect(await ended).toBe('UNKNOWN')
  await pool.query('drop trigger slow_end on users')
})

test('a missing server is unreachable, and a pool without a free connection is busy', async () => {
  const unreachable = await openDatabase({ url: 'postgres://someone@127.0.0.1:1/nothing' })
  const { connectionString } = pool.options
  const small = await openDatabase({ url: String(connectionString), poolSize: 1, timeoutMs: 500 })
  onTestFinished(() => Promise.all([unreachable.close(), small.close()]).then(() => {}))
  expect(await outageOfWork(unreachable.pool.query('select 1'))).toBe('UNREACHABLE')
  expect(await outageOfWork(unreachable.transaction(pidOf))).toBe('UNREACHABLE')
  const held = await small.pool.connect()
  expect(await outageOfWork(small.pool.query('select 1'))).toBe('BUSY')
  expect(await outageOfWork(pidOf(small.db))).toBe('BUSY')
  held.release()
  expect(await pidOf(small.db)).toBeGreaterThan(0)
})

test('migrations wait for a transaction in progress that needs another of their tables', async () => {
  const { id } = await aUser(db, { email: `upgraded${unique()}@example.com` })
  const add = (name: string) => (db: Kysely<unknown>) =>
    sql`alter table ${sql.table(name)} add column added text`.execute(db).then(() => {})
  const both = {
    async up(db: Kysely<unknown>) {
      await add('users')(db)
      await add('leads')(db)
    },
  }
  const known = await migrationFiles.load()
  const source = {
    names: async () => [...Object.keys(known), '9999_add_to_both'],
    load: async () => ({ ...known, '9999_add_to_both': both }),
  }
  const visit = begin({
    first: (trx) => sql`lock table leads in row exclusive mode`.execute(trx),
    rest: (trx) => trx.updateTable('users').set({ name: 'Renamed' }).where('id', '=', id).execute(),
  })
  await visit.pid
  const migrated = applyMigrations({ pool }, { source })
  const isWaiting = 'select from pg_locks where not granted'
  while ((await pool.query(isWaiting)).rows.length === 0);
  visit.resume()
  await visit.done
  expect(await migrated).toEqual(['9999_add_to_both'])
})

test('a standby is unreachable for writes, and the next connection may reach the server that takes over', async () => {
  const name = `${new URL(String(pool.options.connectionString)).pathname.slice(1)}`
  // As a standby does, connections made while this holds refuse to write for good.
  await pool.query(`alter database "${name}" set default_transaction_read_only = on`)
  const small = await openDatabase({ url: String(pool.options.connectionString), poolSize: 1 })
  onTestFinished(small.close)
  expect(await outageOfWork(aUser(small.db))).toBe('UNREACHABLE')
  expect(await outageOfWork(small.transaction((trx) => aUser(trx)))).toBe('UNREACHABLE')
  await pool.query(`alter database "${name}" reset default_transaction_read_only`)
  const { id } = await small.transaction((trx) => aUser(trx))
  expect(await small.db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([{ id }])
})
