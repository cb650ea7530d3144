import { aUser, openTestDatabase } from '@tallgrass/testing'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type ChangeListener, serverFeed } from './change-feed.ts'
import { type Db, openDatabase } from './database.ts'

const database = await openTestDatabase()
const { pool } = database
afterAll(database.close)

/** Lets a test wait for the next call. */
function listener() {
  const heard: string[] = []
  let waiting: { until: () => boolean; resolve: () => void } | undefined
  let beginnings = 0
  const check = () => {
    if (waiting?.until()) waiting.resolve()
  }
  const on: ChangeListener = {
    began() {
      beginnings++
      check()
    },
    changed(payload) {
      heard.push(payload)
      check()
    },
    lost() {},
  }
  const when = (until: () => boolean) =>
    new Promise<void>((resolve) => {
      waiting = { until, resolve }
      check()
    })
  return {
    on,
    heard,
    begun: (times: number) => when(() => beginnings >= times),
    hears: (n: number) => when(() => heard.length >= n),
  }
}

test('two listeners hear interleaved transactions in the order of their commits', async () => {
  const other = await openDatabase({ url: urlOf(pool) })
  const [here, there] = [listener(), listener()]
  database.changes.listen(here.on)
  other.changes.listen(there.on)
  await Promise.all([here.begun(1), there.begun(1)])
  const names: string[] = []
  const add = async (trx: Db) => names.push((await aUser(trx)).id)
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = database.transaction(async (trx) => {
    await add(trx)
    begun.resolve()
    await gate.promise
  })
  await begun.promise
  await other.transaction(add)
  gate.resolve()
  await first
  await Promise.all([here.hears(4), there.hears(4)])
  await other.close()
  const users = here.heard
    .filter((payload) => payload.includes('"user"'))
    .map((payload) => JSON.parse(payload))
  expect(users.map(([, , id]) => id)).toEqual([names[1], names[0]])
  // The transaction that began first has the smaller number, and is named last.
  expect(Number(users[0][0])).toBeGreaterThan(Number(users[1][0]))
  expect(there.heard).toEqual(here.heard)
})

test('a lost connection is replaced, and its listener told', async () => {
  const feed = serverFeed({ connectionString: urlOf(pool), application_name: 'feed' })
  const { begun, heard, hears, on } = listener()
  feed.listen(on)
  await begun(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'feed'`.execute(
    database.db,
  )
  await begun(2)
  const user = await aUser(database.db)
  await hears(1)
  await feed.close()
  expect(heard.join()).toContain(user.id)
})

function urlOf({ options }: typeof pool): string {
  return String(options.connectionString)
}
