import { expect, test } from 'vitest'
import { toDatabaseFact } from './database-fact.ts'

const NOW = new Date('2026-11-20T10:00:00.000Z')

test.each([
  [null, 5, 'good'],
  [null, 1000, 'note'],
  ['2026-11-20T09:00:01.000Z', 5, 'note'],
  ['2026-11-20T09:00:00.000Z', 5, 'good'],
])('with the last outage at %s and an answer after %d ms the database is %s', (at, tookMs, state) => {
  const lastOutageAt = at ? new Date(at) : null
  expect(toDatabaseFact({ lastOutageAt, now: NOW, tookMs }).state).toBe(state)
})

test('an outage of the last hour is told with its time', () => {
  const lastOutageAt = new Date('2026-11-20T09:41:00.000Z')
  expect(toDatabaseFact({ lastOutageAt, now: NOW, tookMs: 5 })).toMatchObject({
    text: 'The database was not reachable for a while in the last hour. It answers now.',
    lastFailureAt: '2026-11-20T09:41:00.000Z',
  })
})
