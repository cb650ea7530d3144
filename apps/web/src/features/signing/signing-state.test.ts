import { expect, test } from 'vitest'
import { signingStateAt } from './signing-state'

const now = new Date('2026-03-10T12:00:00Z')
const asked = {
  atProvider: false,
  expiresAt: '2026-03-11T12:00:00.000Z',
  maySign: true,
  role: 'CLIENT',
  status: 'sent',
} as const

test('who is asked signs here, or where the service has them sign', () => {
  expect(signingStateAt(asked, now)).toBe('sign')
  expect(signingStateAt({ ...asked, role: 'PROVIDER', status: 'in_progress' }, now)).toBe('sign')
  expect(signingStateAt({ ...asked, atProvider: true }, now)).toBe('at-provider')
})

test('who is not asked waits for the other side', () => {
  const waiting = { ...asked, maySign: false, status: 'in_progress' } as const
  expect(signingStateAt(waiting, now)).toBe('countersignature')
  expect(signingStateAt({ ...waiting, role: 'PROVIDER' }, now)).toBe('client-first')
})

test('what has run out is not signed any more, written down or not', () => {
  expect(signingStateAt({ ...asked, expiresAt: '2026-03-10T12:00:00.000Z' }, now)).toBe('expired')
  expect(signingStateAt({ ...asked, maySign: false, status: 'expired' }, now)).toBe('expired')
})

test.each(['completed', 'declined'] as const)('what is %s stays so', (status) => {
  expect(signingStateAt({ ...asked, maySign: false, status, expiresAt: null }, now)).toBe(status)
})
