import { expect, expectTypeOf, test } from 'vitest'
import type { Unparsed } from './branded.ts'
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'
import { type AnyId, type ClientId, type ProjectId, parseId, type UserId } from './ids.ts'
import { type Instant, parseInstant } from './instant.ts'
import { type Money, parseMoney } from './money.ts'

// The compiler runs these tests: `npm run check:types` fails if a line compiles that must not.

const projectId = parseId('Project', '01a1f7d0-0b33-7623-a6a1-76287c5874e3')
const day = parseCalendarDate('2026-11-20')
const at = parseInstant('2026-11-20T09:00:00.000Z')
const price = parseMoney('5000.00')

const clientIdOf = (id: ClientId) => id
const projectIdOf = (id: ProjectId) => id
const instantOf = (instant: Instant) => instant
const dateOf = (date: CalendarDate) => date
const amountOf = (money: Money) => money

test('text of one kind does not take the place of another', () => {
  // @ts-expect-error a project for a client
  clientIdOf(projectId)
  // @ts-expect-error a date for an instant
  instantOf(day)
  // @ts-expect-error an instant for a date
  dateOf(at)
  // @ts-expect-error an amount for a date
  dateOf(price)
  // @ts-expect-error a date for an amount
  amountOf(day)
})

test('plain text takes the place of no kind', () => {
  const text: string = projectId
  // @ts-expect-error an id that was not parsed
  projectIdOf(text)
  // @ts-expect-error an instant that was not parsed
  instantOf('2026-11-20T09:00:00.000Z')
  // @ts-expect-error a date that was not parsed
  dateOf('2026-11-20')
  // @ts-expect-error an amount that was not parsed
  amountOf('5000.00')
})

test('the id of a record is one of any record, and not the other way round', () => {
  const anyId: AnyId = projectId
  // @ts-expect-error some id for a project's
  projectIdOf(anyId)
  expectTypeOf<ClientId>().toEqualTypeOf<UserId>()
})

test('text that people type is plain, and of no other kind', () => {
  const typed = (amount: Money | Unparsed) => amount
  typed(price)
  typed('5000.00')
  // @ts-expect-error a date where an amount is typed
  typed(day)
})

test('text of every kind reads as a string', () => {
  expectTypeOf<ProjectId | CalendarDate | Instant | Money>().toExtend<string>()
  expect(`/projects/${projectId}`).toBe('/projects/01a1f7d0-0b33-7623-a6a1-76287c5874e3')
  expect(at.startsWith(day)).toBe(true)
  expect(price.length).toBe(7)
})
