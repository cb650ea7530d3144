import { defineFlow } from './flow.ts'
import type { Instant } from './instant.ts'

export const invitationStatuses = ['PENDING', 'ACCEPTED', 'EXPIRED', 'CANCELLED'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

export const invitationFlow = defineFlow(
  'invitation',
  {
    PENDING: { accept: 'ACCEPTED', expire: 'EXPIRED', cancel: 'CANCELLED' },
    ACCEPTED: {},
    EXPIRED: {},
    CANCELLED: {},
  },
  {
    ACCEPTED: 'Find the account under Users.',
    EXPIRED: 'Send a new invitation.',
    CANCELLED: 'Send a new invitation.',
  },
)

/**
 * The status at `now`: a pending invitation past its date is expired, even if its row does not say so yet.
 */
export function invitationStatusAt(
  invitation: { status: InvitationStatus; expiresAt: Instant },
  now: Date,
): InvitationStatus {
  const overdue = invitation.status === 'PENDING' && Date.parse(invitation.expiresAt) <= now.getTime()
  return overdue ? invitationFlow.next('PENDING', 'expire') : invitation.status
}
