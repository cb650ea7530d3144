import { expect, test } from 'vitest'
import { personalRefusal, plainForms } from './password-rules.ts'

const maren = { name: 'Maren Okáfor-Li', email: 'm.tallman@example.com', username: 'Grazer' }

test.each([
  ['OKAFOR2026!', 'name'],
  ['1maren2Maren', 'name'],
  ['xxgrazerXX9', 'username'],
  ['M.Tallman77', 'email address'],
  ['7Tallman77', 'email address'],
])('refuses %s, which contains the %s', (password, what) => {
  expect(personalRefusal(password, maren)).toBe(`Please choose a password that does not contain your ${what}`)
})

test.each(['Prairie2026!', 'Liana-Li2026', 'Mare2026!'])('allows %s', (password) => {
  expect(personalRefusal(password, maren)).toBeUndefined()
})

test('allows anything that an unknown or short name does not forbid', () => {
  expect(personalRefusal('Ann2026!ab', { name: 'Ann Li', email: 'ab@example.com', username: null })).toBe(
    undefined,
  )
  expect(personalRefusal('Prairie2026!', {})).toBeUndefined()
})

test('a password is looked for as lists write it', () => {
  expect(plainForms('!P@ssw0rd1!!')).toEqual(['!p@ssw0rd1!!', 'p@ssw0rd1', 'password1'])
  expect(plainForms('sunflower')).toEqual(['sunflower'])
})
