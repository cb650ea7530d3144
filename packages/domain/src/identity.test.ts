import { expect, test } from 'vitest'
import { fullName, isSameName, normalizeEmail, normalizeUsername, splitName } from './identity.ts'

test('every spelling of an address is normalized to one', () => {
  expect(normalizeEmail('  ＭＡＲＥＮ@Okafor.Example ')).toBe('maren@okafor.example')
})

test('a username keeps its capitals', () => {
  expect(normalizeUsername(' Ｍaren ')).toBe('Maren')
})

test('a full name is the first and the last name', () => {
  expect(fullName({ firstName: 'Maren', lastName: 'Okafor' })).toBe('Maren Okafor')
})

test.each([
  ['Maren Okafor', 'Maren', 'Okafor'],
  ['  Mary  Ann Smith ', 'Mary Ann', 'Smith'],
  ['Luis de la Cruz', 'Luis', 'de la Cruz'],
  ['Vincent van Gogh', 'Vincent', 'van Gogh'],
  ['Wes Dalton Jr.', 'Wes', 'Dalton Jr.'],
  ['De Niro', 'De', 'Niro'],
  ['Cher', 'Cher', null],
])('%j is split into first and last name', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

test('a name stays the same with other capitals and spaces, but not with another word', () => {
  expect(isSameName('Maren Okafor', ' maren  OKAFOR ')).toBe(true)
  expect(isSameName('Maren Okafor', 'Maren A. Okafor')).toBe(false)
})
