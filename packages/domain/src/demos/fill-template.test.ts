import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

test('every place gets its value, as often as it is named', () => {
  expect(fillTemplate('{a} and {b}, {a}', { a: 'one', b: 'two' })).toBe('one and two, one')
})

test('what somebody wrote is taken as it is', () => {
  expect(fillTemplate('{a}/{b}', { a: '{b} $& $1', b: '{a}' })).toBe('{b} $& $1/{a}')
})

test('a place without a value stays', () => {
  expect(fillTemplate('{a} {b}', { a: 'one' })).toBe('one {b}')
})
