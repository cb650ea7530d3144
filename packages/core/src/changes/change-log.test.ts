import { expect, test } from 'vitest'
import { ChangeLog } from './change-log.ts'
import type { NamedChange } from './read-payload.ts'

const MINUTE = 60_000

function startedLog() {
  let now = 1_000_000
  const log = new ChangeLog(() => now)
  log.restart()
  const pass = (ms: number) => {
    now += ms
  }
  // Data that arrives later was read later.
  pass(5000)
  return { log, pass }
}

const change = (position: string, id: string): NamedChange => ({
  what: 'change',
  position,
  change: { kind: 'project', id },
  to: { organizationId: null, userId: null, isPersonal: false },
})

const idsOf = (changes: NamedChange[] | undefined) => changes?.map((named) => named.change.id)

test('goes on after a position, with the rest of its transaction', () => {
  const { log } = startedLog()
  for (const [position, id] of [
    ['7', 'a'],
    ['9', 'b'],
    ['8', 'c'],
    ['8', 'd'],
  ] as const)
    log.add(change(position, id))
  expect(idsOf(log.after('9'))).toEqual(['b', 'c', 'd'])
  expect(idsOf(log.after('8'))).toEqual(['c', 'd'])
})

test('goes on from the beginning', () => {
  const { log } = startedLog()
  const beginning = log.position
  log.add(change('7', 'a'))
  expect(idsOf(log.after(beginning))).toEqual(['a'])
})

test('knows neither the positions of before a restart nor of another process', () => {
  const { log } = startedLog()
  const beginning = log.position
  log.add(change('7', 'a'))
  log.restart()
  expect([log.after(beginning), log.after('7'), log.after('8')]).toEqual([undefined, undefined, undefined])
})

test('finds what is younger than the data of a screen, and says if some of it may be missing', () => {
  const { log, pass } = startedLog()
  pass(MINUTE)
  log.add(change('7', 'old'))
  pass(MINUTE)
  log.add(change('8', 'young'))
  expect(idsOf(log.youngerThan(1000))).toEqual(['young'])
  expect(idsOf(log.youngerThan(MINUTE))).toEqual(['old', 'young'])
  expect(log.youngerThan(3 * MINUTE)).toBeUndefined()
})

test('forgets what is old, and then no longer claims to know it', () => {
  const { log, pass } = startedLog()
  const beginning = log.position
  log.add(change('7', 'old'))
  pass(11 * MINUTE)
  log.add(change('8', 'young'))
  expect([log.after('7'), log.after(beginning), log.youngerThan(11 * MINUTE)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(idsOf(log.after('8'))).toEqual(['young'])
})
