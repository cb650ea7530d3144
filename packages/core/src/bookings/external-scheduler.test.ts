import { expect, test } from 'vitest'
import { ensureOwnScheduler, prefilled } from './external-scheduler.ts'

const person = { name: 'Maren Okafor & Sons', email: 'maren+calls@example.com' }

test.each([
  'https://cal.com/prairie/call',
  'https://app.cal.com/prairie',
  'https://calendly.com/prairie/30min',
])('%s opens with name and address filled in', (page) => {
  const { searchParams } = new URL(prefilled(page, person))
  expect(Object.fromEntries(searchParams)).toEqual(person)
})

test('the query of the page is preserved', () => {
  const url = new URL(prefilled('https://calendly.com/prairie?month=2026-11', { ...person, name: null }))
  expect(Object.fromEntries(url.searchParams)).toEqual({ month: '2026-11', email: person.email })
})

test.each(['https://booking.example.com/a', 'https://notcal.com/a', 'https://cal.com.example/a'])(
  '%s learns nothing about the visitor',
  (page) => {
    expect(prefilled(page, person)).toBe(page)
  },
)

test('refuses to book calls if an external page does', () => {
  const links = { schedulerUrl: 'https://cal.com/prairie', checklistFormUrl: '/checklist-form' }
  expect(() => ensureOwnScheduler({ links })).toThrow(
    'Choose a time on this page instead: https://cal.com/prairie',
  )
  expect(() => ensureOwnScheduler({ links: { ...links, schedulerUrl: '/schedule' } })).not.toThrow()
})
