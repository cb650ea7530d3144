import { recordOutcomes } from '@tallgrass/core'
import { listProviderOutcomes } from '@tallgrass/db'
import { manualClock, openTestDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'

const database = await openTestDatabase()
afterAll(() => database.close())
const clock = manualClock()
const unexpected = (reason: string) => {
  throw new Error(reason)
}
const aProcess = () => recordOutcomes({ database, clock: clock.now, warn: unexpected })

async function outcome() {
  const [{ provider: _, ...row } = { provider: 'mail' }] = await listProviderOutcomes(database.db)
  return row
}

test('every change is recorded, and an unchanged outcome at intervals', async () => {
  const record = aProcess()
  await record('mail', null)
  clock.advance({ seconds: 14 })
  await record('mail', null)
  const first = '2026-11-20T09:00:00.000Z'
  const nothing = { lastFailureAt: null, failingSince: null, failure: null }
  expect(await outcome()).toEqual({ ...nothing, lastSuccessAt: first })
  clock.advance({ seconds: 1 })
  await record('mail', null)
  const success = { lastSuccessAt: '2026-11-20T09:00:15.000Z' }
  expect(await outcome()).toEqual({ ...nothing, ...success })

  await record('mail', 'It did not answer')
  clock.advance({ seconds: 20 })
  await record('mail', 'It did not answer')
  const failing = { failingSince: '2026-11-20T09:00:15.000Z', failure: 'It did not answer' }
  expect(await outcome()).toEqual({ ...success, ...failing, lastFailureAt: '2026-11-20T09:00:35.000Z' })
})

test('another process continues the record, and a success ends the failure', async () => {
  const other = aProcess()
  clock.advance({ minutes: 1 })
  await other('mail', 'x'.repeat(500))
  expect(await outcome()).toMatchObject({
    failingSince: '2026-11-20T09:00:15.000Z',
    lastFailureAt: '2026-11-20T09:01:35.000Z',
    failure: 'x'.repeat(200),
  })
  await other('mail', null)
  expect(await outcome()).toMatchObject({ failingSince: null, lastSuccessAt: '2026-11-20T09:01:35.000Z' })
})

test('if the database fails, a warning is logged and nothing else fails', async () => {
  const gone = await openTestDatabase()
  await gone.close()
  const warnings: string[] = []
  await recordOutcomes({ database: gone, clock: clock.now, warn: (reason) => warnings.push(reason) })(
    'mail',
    null,
  )
  expect(warnings).toEqual([expect.stringContaining('The outcome of a call to mail was not recorded')])
})
