import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['Password1!', 'weak'],
  ['P@ssword2026', 'weak'],
  ['Abcdefgh1', 'weak'],
  ['Aaaaaaaa1', 'weak'],
  ['Qwerty12345', 'weak'],
  ['Sunflower7', 'fair'],
  ['Prairie2026!', 'fair'],
  ['Kettle-Orchard 47', 'good'],
  ['correct horse battery Staple 9', 'strong'],
  ['v8#Kq!z2Lm@9xTr4', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('the own name adds nothing', () => {
  expect(passwordStrength('Okaforhouse88')).toBe('fair')
  expect(passwordStrength('Okaforhouse88', { name: 'Maren Okafor' })).toBe('weak')
})
