import { parseInstant } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { signingStateAt } from './signing-state'

const now = new Date('2026-03-10T12:00:00Z')
const toSign: Parameters<typeof signingStateAt>[0] = {
  atProvider: false,
  expiresAt: parseInstant('2026-03-11T12:00:00.000Z'),
  maySign: true,
  role: 'CLIENT',
  signatures: [],
  status: 'sent',
}

test('a requested signer signs here or at the provider', () => {
  expect(signingStateAt(toSign, now)).toBe('sign')
  expect(signingStateAt({ ...toSign, role: 'PROVIDER', status: 'in_progress' }, now)).toBe('sign')
  expect(signingStateAt({ ...toSign, atProvider: true }, now)).toBe('at-provider')
})

test('a signer whose turn it is not waits for the other side', () => {
  const waiting = { ...toSign, maySign: false, status: 'in_progress' } as const
  const signedAt = parseInstant('2026-03-09T12:00:00.000Z')
  const signatures = [{ role: 'CLIENT', name: 'Maren Okafor', signedAt } as const]
  expect(signingStateAt({ ...waiting, signatures }, now)).toBe('countersignature')
  expect(signingStateAt({ ...waiting, role: 'PROVIDER' }, now)).toBe('client-first')
})

test('in a view nothing is signed, and what has ended says so', () => {
  expect(signingStateAt(toSign, now, true)).toBe('in-view')
  expect(signingStateAt({ ...toSign, atProvider: true }, now, true)).toBe('in-view')
  expect(signingStateAt({ ...toSign, maySign: false, status: 'completed' }, now, true)).toBe('completed')
})

test('a colleague of the client waits for their signature, too', () => {
  expect(signingStateAt({ ...toSign, maySign: false }, now)).toBe('colleague-first')
})

test('an expired document cannot be signed, even if its status is not updated yet', () => {
  expect(signingStateAt({ ...toSign, expiresAt: parseInstant('2026-03-10T12:00:00.000Z') }, now)).toBe(
    'expired',
  )
  expect(signingStateAt({ ...toSign, maySign: false, status: 'expired' }, now)).toBe('expired')
})

test.each(['completed', 'declined'] as const)('a %s document stays so', (status) => {
  expect(signingStateAt({ ...toSign, maySign: false, status, expiresAt: null }, now)).toBe(status)
})
