import type { Seal } from '@tallgrass/domain/seal'
import { expect, test } from 'vitest'
import { reportSeal } from './seal-report.ts'

const seal: Seal = {
  by: 'Tallgrass Automation document seal',
  fingerprint: 'ab12',
  sealedAt: new Date('2026-11-20T10:00:00.000Z'),
  reason: 'Signed by all parties',
}

test('the report on an unchanged file says who sealed it, when, why and with which certificate', () => {
  expect(reportSeal({ outcome: 'sealed', seal }, undefined)).toEqual({
    good: true,
    lines: [
      'This file has not changed since it was sealed.',
      'Sealed by: Tallgrass Automation document seal',
      'Sealed on: November 20, 2026 at 10:00:00 AM UTC',
      'Reason: Signed by all parties',
      'Certificate: ab12',
    ],
  })
})

test("this installation's certificate is told apart from another one with the same name", () => {
  const last = (own: string) => reportSeal({ outcome: 'sealed', seal }, own).lines.at(-1)
  expect(last('ab12')).toBe('This is the certificate of this installation.')
  expect(last('cd34')).toMatch(/^This is not the certificate of this installation\./)
})

test.each([
  [{ outcome: 'unsealed' } as const, 'This file is not sealed.'],
  [{ outcome: 'altered' } as const, 'This file was altered after it was sealed. Do not rely on it.'],
  [
    { outcome: 'appended', bytes: 1, seal } as const,
    'One byte was added to this file after it was sealed. Do not rely on it.',
  ],
  [
    { outcome: 'appended', bytes: 12, seal } as const,
    '12 bytes were added to this file after it was sealed. Do not rely on it.',
  ],
])('a file that is $0.outcome is reported as bad', (verdict, sentence) => {
  expect(reportSeal(verdict, undefined)).toMatchObject({
    good: false,
    lines: expect.arrayContaining([sentence]),
  })
})
