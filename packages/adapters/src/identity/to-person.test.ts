import { expect, test } from 'vitest'
import { toPerson } from './to-person.ts'

const token = { iss: 'https://acme.example', sub: '1' }

test('an address counts only with what its own source says about it', () => {
  const told = { email: 'maren@example.com', email_verified: true }
  expect(toPerson(token, told)).toMatchObject({ email: told.email, emailVerified: true })
  expect(toPerson({ ...token, email: 'other@example.com' }, told)).toMatchObject({
    email: 'other@example.com',
    emailVerified: false,
  })
})

test('claims of the wrong type count as missing', () => {
  expect(toPerson({ ...token, email: 7, email_verified: 1, name: '', amr: 'mfa' }, {})).toEqual({
    issuer: token.iss,
    subject: token.sub,
    email: null,
    emailVerified: false,
    name: null,
    amr: [],
  })
})

test('some providers say it in words', () => {
  const claims = { ...token, email: 'maren@example.com' }
  expect(toPerson({ ...claims, email_verified: 'true' }, {}).emailVerified).toBe(true)
  expect(toPerson({ ...claims, email_verified: 'false' }, {}).emailVerified).toBe(false)
})
