import { describe, expect, test } from 'vitest'
import { inDaytime, mailAt, nextSummaryAt } from './mail-at.ts'
import { mailChoiceOf, mailChoicesOf, mailTimeOf } from './mail-choices.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('an urgent event is mailed at once, unless its matter was mailed within five minutes', () => {
  expect(mailAt({ now, lastMailedAt: null, urgent: true })).toEqual(now)
  expect(mailAt({ now, lastMailedAt: minutesAgo(6), urgent: true })).toEqual(now)
  expect(mailAt({ now, lastMailedAt: minutesAgo(2), urgent: true })).toEqual(
    new Date('2026-11-20T15:03:00.000Z'),
  )
})

test('a clock that was ahead delays no mail by more than five minutes', () => {
  const nextMonth = new Date('2026-12-20T15:00:00.000Z')
  expect(mailAt({ now, lastMailedAt: nextMonth, urgent: true })).toEqual(new Date('2026-11-20T15:05:00.000Z'))
})

test('any other event waits five minutes for the next ones of its matter', () => {
  const at = new Date('2026-11-20T15:05:00.000Z')
  expect(mailAt({ now, lastMailedAt: null, urgent: false })).toEqual(at)
  expect(mailAt({ now, lastMailedAt: minutesAgo(2), urgent: false })).toEqual(at)
})

describe('a summary leaves at eight in the morning', () => {
  test.each([
    ['before eight, the same day', '2026-11-20T13:59:00.000Z', 'America/Chicago', '2026-11-20T14:00:00.000Z'],
    ['at eight, the next day', '2026-11-20T14:00:00.000Z', 'America/Chicago', '2026-11-21T14:00:00.000Z'],
    ['on the reader’s own day', '2026-11-20T22:30:00.000Z', 'Asia/Tokyo', '2026-11-20T23:00:00.000Z'],
    ['when clocks went back', '2026-10-31T20:00:00.000Z', 'America/Chicago', '2026-11-01T14:00:00.000Z'],
    ['when clocks went forward', '2026-03-07T20:00:00.000Z', 'America/Chicago', '2026-03-08T13:00:00.000Z'],
  ])('%s', (_case, at, timeZone, expected) => {
    expect(nextSummaryAt(new Date(at), timeZone)).toEqual(new Date(expected))
  })
})

test('both sides choose among mails, each named once', () => {
  for (const role of ['ADMIN', 'CLIENT'] as const) {
    const labels = mailChoicesOf(role).map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(2)
    expect(new Set(labels).size).toBe(labels.length)
  }
})

test('a choice counts before the default, and nothing is mailed without a choice of mail', () => {
  const lead = { role: 'ADMIN', kind: 'lead.created' } as const
  expect(mailTimeOf({ ...lead, chosen: null })).toBe('now')
  expect(mailTimeOf({ ...lead, chosen: 'daily' })).toBe('daily')
  expect(mailTimeOf({ role: 'CLIENT', kind: 'document.sent', chosen: 'now' })).toBe('never')
})

test.each([
  ['ADMIN', 'account.administrator_added'],
  ['ADMIN', 'account.role_changed'],
  ['CLIENT', 'account.role_changed'],
  ['CLIENT', 'account.rights_changed'],
] as const)('%s always gets a mail of %s', (role, kind) => {
  expect(mailTimeOf({ role, kind, chosen: 'never' })).toBe('now')
  expect(mailChoiceOf(role, kind)).toBeUndefined()
})

test.each([
  ['2026-11-20T13:59:59.000Z', 'America/Chicago', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T14:00:00.000Z', 'America/Chicago', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T12:30:00.000Z', 'America/New_York', '2026-11-20T13:00:00.000Z'],
  ['2026-11-21T05:00:00.000Z', 'America/Chicago', '2026-11-21T05:00:00.000Z'],
])('at %s in %s, a mail for the daytime leaves at %s', (at, timeZone, leaves) => {
  expect(inDaytime(new Date(at), timeZone).toISOString()).toBe(leaves)
})
