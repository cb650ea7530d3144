import { parseInstant } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { firstContact } from './first-contact'

const createdAt = parseInstant('2026-11-20T09:00:00.000Z')
const now = new Date('2026-11-20T12:30:00.000Z')

test.each([
  ['2026-11-20T09:00:20.000Z', 'Contacted after less than a minute'],
  ['2026-11-20T09:45:00.000Z', 'Contacted after 45\u00a0min'],
  ['2026-11-20T11:10:00.000Z', 'Contacted after 2\u00a0h'],
  ['2026-11-21T20:00:00.000Z', 'Contacted after 35\u00a0h'],
  ['2026-11-23T12:00:00.000Z', 'Contacted after 3\u00a0days'],
  [null, 'Waiting for 3\u00a0h'],
])('a contact at %s reads %s', (contact, text) => {
  const firstContactedAt = contact === null ? null : parseInstant(contact)
  expect(firstContact({ closedAs: null, createdAt, firstContactedAt, status: 'contacted' }, now)).toBe(text)
})

test('a closed or converted lead that no one contacted does not wait', () => {
  const lead = { createdAt, firstContactedAt: null }
  expect(firstContact({ ...lead, closedAs: 'spam', status: 'new' }, now)).toBe('Not contacted')
  expect(firstContact({ ...lead, closedAs: null, status: 'converted' }, now)).toBe('Not contacted')
})
