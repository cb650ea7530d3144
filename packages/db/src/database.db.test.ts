import { parseInstant } from '@tallgrass/domain'
import { aUser, isPostgres, openTestDatabase, unique } from '@tallgrass/testing'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from './id.ts'
import { outageOf } from './outages.ts'

const database = await openTestDatabase()
const { db, pool } = database
afterAll(database.close)

test('a failed statement does not affect the next one', async () => {
  for (const n of [1, 2]) {
    await expect(pool.query('select nothing')).rejects.toMatchObject({ code: '42703' })
    expect((await pool.query('select $1::integer as n', [n])).rows).toEqual([{ n }])
  }
})

test('both databases report a full disk as such', async () => {
  const refused = pool.query(
    `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  )
  expect(await refused.catch(outageOf)).toBe('DISK_FULL')
})

describe('values that are read', () => {
  test('a timestamp is an ISO 8601 string in UTC, however it was written', async () => {
    const { rows } = await pool.query(
      `select '2026-11-20T09:00:00+02'::timestamptz as a, '2026-07-01 00:00:00.123456Z'::timestamptz as b,
         '1969-12-31 23:59:59Z'::timestamptz as c, null::timestamptz as d,
         '2026-11-20 09:00:00.5Z'::timestamptz as e, '10000-01-01 00:00:00Z'::timestamptz as f`,
    )
    expect(rows).toEqual([
      {
        a: '2026-11-20T07:00:00.000Z',
        b: '2026-07-01T00:00:00.123Z',
        c: '1969-12-31T23:59:59.000Z',
        d: null,
        e: '2026-11-20T09:00:00.500Z',
        f: '+010000-01-01T00:00:00.000Z',
      },
    ])
  })

  test('a calendar date is a string of ten characters', async () => {
    const { rows } = await pool.query(
      "select '2026-11-20'::date as a, '2024-02-29'::date as b, null::date as c",
    )
    expect(rows).toEqual([{ a: '2026-11-20', b: '2024-02-29', c: null }])
  })

  test('a count is a number, and one too large for a number is an error', async () => {
    const { people } = await db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow()
    expect(people).toBe(0)
    expect((await pool.query('select 9007199254740991::bigint as n')).rows).toEqual([{ n: 9007199254740991 }])
    await expect(pool.query('select 9007199254740993::bigint as n')).rejects.toThrow(RangeError)
  })

  test('money is a decimal string', async () => {
    const { rows } = await pool.query('select 5000::numeric(10,2) as a, 0.1::numeric + 0.2 as b')
    expect(rows).toEqual([{ a: '5000.00', b: '0.3' }])
  })

  test('JSON is read back unchanged, including its keys', async () => {
    const data = { snake_case: 1, camelCase: ['ä', null] }
    const created = {
      id: newId('Mail', new Date()),
      template: 't',
      recipient: 'a@example.com',
      createdAt: new Date(),
    }
    await db
      .insertInto('outboxMails')
      .values({ ...created, data: JSON.stringify(data) })
      .execute()
    expect(await db.selectFrom('outboxMails').select('data').execute()).toEqual([{ data }])
  })

  test('column names are in camel case, whatever part of a statement they come from', async () => {
    const createdAt = parseInstant('2026-11-20T09:00:00.001Z')
    const { id } = await aUser(db, { createdAt })
    const one = db.selectFrom('users').select(['id', 'createdAt']).where('id', '=', id)
    const madeAt = await db
      .selectFrom('users')
      .select(['users.createdAt as madeAt', 'users.createdAt'])
      .where('users.id', '=', id)
      .orderBy('madeAt')
      .execute()
    expect(madeAt).toEqual([{ madeAt: createdAt, createdAt }])
    const named = db.with('people', () => one).selectFrom('people')
    expect(await named.select('people.createdAt').execute()).toEqual([{ createdAt }])
    expect(await db.selectFrom(one.as('people')).selectAll().execute()).toEqual([{ id, createdAt }])
    const changed = db.updateTable('users').set({ createdAt }).where('id', '=', id)
    expect(await changed.returning(['users.createdAt', 'id']).execute()).toEqual([{ id, createdAt }])
  })

  test('a row that is inserted with camel-case names is read with them', async () => {
    const createdAt = new Date('2026-11-20T09:00:00.001Z')
    const { id } = await aUser(db, { createdAt, emailVerifiedAt: createdAt })
    expect(
      await db.selectFrom('users').select(['createdAt', 'emailVerifiedAt']).where('id', '=', id).execute(),
    ).toEqual([{ createdAt: '2026-11-20T09:00:00.001Z', emailVerifiedAt: '2026-11-20T09:00:00.001Z' }])
  })
})

describe('a transaction', () => {
  const emails = async () =>
    (await db.selectFrom('users').select('email').execute()).map(({ email }) => email)

  test('is committed as a whole or not at all', async () => {
    const email = `kept${unique()}@example.com`
    await database.transaction((trx) => aUser(trx, { email }))
    const lost = database.transaction(async (trx) => {
      await aUser(trx, { email: 'lost@example.com' })
      throw new Error('never mind')
    })
    await expect(lost).rejects.toThrow('never mind')
    expect(await emails()).toContain(email)
    expect(await emails()).not.toContain('lost@example.com')
  })

  test('refuses use of the outer database and says what to use instead', async () => {
    const work = database.transaction(async (trx) => {
      await aUser(trx, { email: 'half@example.com' })
      await db.selectFrom('users').select('id').execute()
    })
    await expect(work).rejects.toThrow('`db` was used inside a transaction: use the `trx` you were given')
    expect(await emails()).not.toContain('half@example.com')
  })

  test('refuses use of the pool and another transaction', async () => {
    const inner = database.transaction(() => database.transaction(async () => {}))
    await expect(inner).rejects.toThrow('inside a transaction')
    await expect(database.transaction(() => pool.query('select 1'))).rejects.toThrow('inside a transaction')
  })

  test('does not affect statements that run alongside it', async () => {
    const email = `beside${unique()}@example.com`
    const [, people] = await Promise.all([
      database.transaction((trx) => aUser(trx, { email })),
      db.selectFrom('users').select('id').execute(),
    ])
    expect(Array.isArray(people)).toBe(true)
    expect(await emails()).toContain(email)
  })
})

describe('serializable transactions', () => {
  beforeEach(() => db.deleteFrom('leads').execute())

  /** Adds a lead if there is none: a rule that only isolation can enforce. */
  const addTheOnlyLead = () =>
    db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        const leads = await trx.selectFrom('leads').select('id').execute()
        if (leads.length > 0) return
        const now = new Date()
        const lead = { id: newId('Lead', now), email: `lead${unique()}@example.com`, createdAt: now }
        await trx.insertInto('leads').values(lead).execute()
      })

  test('run as if one after the other, or are refused with code 40001', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, addTheOnlyLead))
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    // How many collide depends on the server; with one connection, none do.
    expect(refusals.filter(({ reason }) => !isPostgres() || reason.code !== '40001')).toEqual([])
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  })

  test('have that isolation level in the database', async () => {
    const level = await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute((trx) =>
        sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(trx),
      )
    expect(level.rows).toEqual([{ level: 'serializable' }])
  })
})
