import { expect, test } from 'vitest'
import { parseInstant } from './instant.ts'
import { invitationFlow, invitationStatusAt, invitationStatuses } from './invitation.ts'

const expiresAt = parseInstant('2026-11-27T09:00:00.000Z')

test('a pending invitation expires at the exact time of its date', () => {
  const invitation = { status: 'PENDING', expiresAt } as const
  expect(invitationStatusAt(invitation, new Date('2026-11-27T08:59:59.999Z'))).toBe('PENDING')
  expect(invitationStatusAt(invitation, new Date(expiresAt))).toBe('EXPIRED')
})

test('an accepted invitation stays accepted after its date', () => {
  expect(invitationStatusAt({ status: 'ACCEPTED', expiresAt }, new Date('2027-01-01'))).toBe('ACCEPTED')
})

test('the flow covers every status', () => {
  expect(invitationFlow.statuses).toEqual([...invitationStatuses])
})
