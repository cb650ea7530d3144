import { expect, test } from 'vitest'
import { startStepOf } from './project-start.ts'

const fresh = { status: 'NEW' } as const

test.each([
  [['SIGNED_BOTH', 'DRAFT', 'SENT'], true, 'sign'],
  [['SIGNED_CLIENT'], true, 'pay'],
  [['SIGNED_BOTH'], true, 'pay'],
  [['SIGNED_CLIENT', 'DRAFT'], false, 'countersign'],
  [['SIGNED_BOTH', 'DRAFT'], false, 'prepare'],
  [['SIGNED_BOTH'], false, undefined],
  [[], false, undefined],
] as const)(
  'a new project with agreements %j, retainer unpaid: %s, waits for %s',
  (agreements, unpaid, step) => {
    expect(startStepOf(fresh, { agreements, isRetainerUnpaid: unpaid })).toBe(step)
  },
)

test.each(['ACTIVE', 'REVIEW', 'READY', 'COMPLETE', 'ARCHIVED'] as const)(
  'a project that is %s waits for nothing',
  (status) => {
    expect(startStepOf({ status }, { agreements: ['SENT', 'DRAFT'], isRetainerUnpaid: true })).toBeUndefined()
  },
)
