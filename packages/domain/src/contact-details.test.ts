import { expect, test } from 'vitest'
import {
  type ContactDetails,
  contactDetailsFrom,
  contactDetailsIn,
  withoutContactDetails,
} from './contact-details.ts'

const own = { phone: '(972) 555-0142', places: ['Dallas', 'Fort Worth'] }

test.each<[string, ContactDetails]>([
  ['I’m Bob, bob@example.com', { name: 'Bob', email: 'bob@example.com' }],
  ['im bob and its bob.k@shop.example.', { name: 'bob', email: 'bob.k@shop.example' }],
  ['I AM BOB', { name: 'BOB' }],
  ['my number is 972-555-0177', { phone: '972-555-0177' }],
  ['call +1 (817) 555-0163 after 5', { phone: '+1 (817) 555-0163' }],
  ['My name is María-José O’Neil', { name: 'María-José O’Neil' }],
  ['my name is rosa', { name: 'rosa' }],
  ['Jo Smith here from Smith & Sons Roofing.', { name: 'Jo Smith', company: 'Smith & Sons Roofing' }],
  ['This is Priya Raman with Raman Dental', { name: 'Priya Raman', company: 'Raman Dental' }],
  ['I’m Ann from Dallas', { name: 'Ann' }],
  ['I own Blue Door Bakery, we open at 6', { company: 'Blue Door Bakery' }],
])('%s', (message, details) => {
  expect(contactDetailsIn(message, own)).toEqual(details)
})

test.each([
  'I’m interested in the receptionist',
  'I am looking for something',
  'Is anyone here?',
  'Right here',
  'is 972 555 0142 your number?',
  'we lost $1,234,567.00 and 5551234567890123',
  'This is Great',
  'what is SCORM',
])('%s holds no details', (message) => {
  expect(contactDetailsIn(message, own)).toEqual({})
})

test('what was said last counts', () => {
  expect(contactDetailsFrom(['I’m Bob, bob@old.example', 'sorry, bob@new.example'], own)).toEqual({
    name: 'Bob',
    email: 'bob@new.example',
  })
})

test('what is left to answer does not repeat the details', () => {
  expect(withoutContactDetails('Are you open Saturday? Reach me at joe@tile.example', own)).toBe(
    'Are you open Saturday?',
  )
  expect(withoutContactDetails('I’m Bob, bob@example.com', own)).toBe('')
  expect(withoutContactDetails('Hi, my name is Jo from Smith Roofing and I need help', own)).toBe(
    'Hi I need help',
  )
  expect(withoutContactDetails('I run Smith Roofing how much is it', own)).toContain('how much is it')
  expect(withoutContactDetails('How much is it, roughly?', own)).toBe('How much is it, roughly?')
})

test('a long message is read in no time', () => {
  const startedAt = performance.now()
  contactDetailsIn(`${'A '.repeat(900)}${'I’m A'.repeat(40)}`, own)
  contactDetailsIn(`${'1'.repeat(1900)}@`, own)
  contactDetailsIn('a@'.repeat(900), own)
  expect(performance.now() - startedAt).toBeLessThan(200)
})
