import { expect, test } from 'vitest'
import { parseId } from './ids.ts'
import { erasedEmail, pseudonymOf } from './my-data.ts'

const id = parseId('User', '01a1f7d0-0b33-4623-a6a1-76287c587f3a')

test('a former contact keeps a name that tells them from others, and nothing else', () => {
  expect(pseudonymOf({ id, role: 'CLIENT' })).toEqual({ firstName: 'Former', lastName: 'contact 7F3A' })
  expect(pseudonymOf({ id, role: 'ADMIN' })).toEqual({ firstName: 'Former', lastName: 'administrator 7F3A' })
})

test('the address of a former person is unique, in lower case, and has no mail server', () => {
  expect(erasedEmail(id)).toBe('01a1f7d0-0b33-4623-a6a1-76287c587f3a@erased.invalid')
})
