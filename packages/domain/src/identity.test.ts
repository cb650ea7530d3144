import { expect, test } from 'vitest'
import { fullName, normalizeEmail, normalizeUsername } from './identity.ts'

test('one address has one spelling', () => {
  expect(normalizeEmail('  ＭＡＲＥＮ@Okafor.Example ')).toBe('maren@okafor.example')
})

test('a username keeps its capitals', () => {
  expect(normalizeUsername(' Ｍaren ')).toBe('Maren')
})

test('an invited person is called by first and last name', () => {
  expect(fullName({ firstName: 'Maren', lastName: 'Okafor' })).toBe('Maren Okafor')
})
