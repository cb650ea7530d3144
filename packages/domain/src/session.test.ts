import { expect, test } from 'vitest'
import { parseInstant } from './instant.ts'
import { defaultSessionLifetimes, sessionEnd } from './session.ts'

const createdAt = parseInstant('2026-11-01T00:00:00.000Z')

test("a client's session ends seven days after its last use", () => {
  const session = { createdAt, lastSeenAt: parseInstant('2026-11-03T00:00:00.000Z') }
  expect(sessionEnd(session, defaultSessionLifetimes.CLIENT)).toEqual(new Date('2026-11-10T00:00:00.000Z'))
})

test("a client's session ends after thirty days however often it is used", () => {
  const session = { createdAt, lastSeenAt: parseInstant('2026-11-30T23:00:00.000Z') }
  expect(sessionEnd(session, defaultSessionLifetimes.CLIENT)).toEqual(new Date('2026-12-01T00:00:00.000Z'))
})

test("an administrator's session ends twelve hours after its last use", () => {
  const session = { createdAt, lastSeenAt: createdAt }
  expect(sessionEnd(session, defaultSessionLifetimes.ADMIN)).toEqual(new Date('2026-11-01T12:00:00.000Z'))
})
