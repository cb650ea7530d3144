import { openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'
import {
  countSessions,
  countUnsentMails,
  listProcessNames,
  readDatabaseClock,
  readDatabaseSize,
} from './queries/measures.ts'
import { statements } from './statements.ts'

const { close, db } = await openTestDatabase()
afterAll(close)

test('an empty business has nothing that waits, and its database a size and a clock', async () => {
  expect(await countUnsentMails(db)).toEqual({ waiting: 0, failed: 0, oldest: null })
  expect(await countSessions(db)).toBe(0)
  expect(await readDatabaseSize(db)).toBeGreaterThan(1_000_000)
  const difference = Date.now() - (await readDatabaseClock(db)).getTime()
  expect(Math.abs(difference)).toBeLessThan(60_000)
})

test('no process is listed that has not introduced itself', async () => {
  expect(await listProcessNames(db, 'tallgrass/')).toEqual([])
})

test('who listens hears the text of each statement, without its values', async () => {
  const heard: string[] = []
  const nothing = () => {}
  const listener = {
    start: ({ text }: { text: string }) => void heard.push(text),
    end: nothing,
    asyncStart: nothing,
    asyncEnd: nothing,
    error: nothing,
  }
  statements.subscribe(listener)
  await db.selectFrom('users').select('id').where('email', '=', 'ruth@example.com').execute()
  await db
    .transaction()
    .execute((trx) => trx.selectFrom('users').select('id').where('name', '=', 'Ruth').execute())
  statements.unsubscribe(listener)
  await db.selectFrom('users').select('id').execute()
  expect(heard).toEqual([
    'select "id" from "users" where "email" = $1',
    'begin',
    'select "id" from "users" where "name" = $1',
    'commit',
  ])
})
