import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

test('every placeholder gets its value, each time it appears', () => {
  expect(fillTemplate('{a} and {b}, {a}', { a: 'one', b: 'two' })).toBe('one and two, one')
})

test('placeholders inside a value are not filled in', () => {
  expect(fillTemplate('{a}/{b}', { a: '{b} $& $1', b: '{a}' })).toBe('{b} $& $1/{a}')
})

test('a placeholder without a value stays as it is', () => {
  expect(fillTemplate('{a} {b}', { a: 'one' })).toBe('one {b}')
})
