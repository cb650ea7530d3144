import { expect, test } from 'vitest'
import { toDatabaseFact } from './database-fact.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')

test.each([
  [null, 5, 'good'],
  [null, 1000, 'note'],
  ['2026-11-20T09:00:01.000Z', 5, 'note'],
  ['2026-11-20T09:00:00.000Z', 5, 'good'],
])('with the last outage at %s and a response after %d ms, the database is %s', (at, tookMs, state) => {
  const lastOutage = at ? { at: new Date(at), kind: 'UNREACHABLE' as const } : null
  expect(toDatabaseFact({ lastOutage, now: NOW, tookMs }).state).toBe(state)
})

test.each([
  ['UNREACHABLE', 'The database was unreachable for a while in the last hour. It works now.'],
  ['UNKNOWN', 'The database was unreachable for a while in the last hour. It works now.'],
  ['BUSY', 'The database had no free connections for a while in the last hour. It works now.'],
  ['DISK_FULL', 'The database ran out of disk space in the last hour, and changes were refused.'],
] as const)('an outage of kind %s in the last hour is shown with its time', (kind, text) => {
  const lastOutage = { at: new Date('2026-11-20T09:41:00.000Z'), kind }
  const fact = toDatabaseFact({ lastOutage, now: NOW, tookMs: 5 })
  expect(fact).toMatchObject({ text, lastFailureAt: '2026-11-20T09:41:00.000Z' })
})
