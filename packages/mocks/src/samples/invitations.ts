import type { ListedInvitation } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'

type InvitationFacts = Pick<ListedInvitation, 'firstName' | 'lastName' | 'email'> &
  Partial<ListedInvitation> & { daysAgo: number }

const LIFE_DAYS = 7

/** Still open; its link shows the invitation to the invited person. */
export const pendingInvitation = toInvitation(
  { firstName: 'Curtis', lastName: 'Hale', email: 'curtis@haleautoglass.example', daysAgo: 1 },
  0,
)

const earlier: InvitationFacts[] = [
  { firstName: 'Elena', lastName: 'Marsh', email: 'elena@marshbookkeeping.example', daysAgo: 3 },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@ramankitchens.example',
    status: 'CANCELLED',
    daysAgo: 12,
  },
  {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@whitfieldhvac.example',
    status: 'EXPIRED',
    daysAgo: 25,
  },
  {
    firstName: 'Grace',
    lastName: 'Nwosu',
    email: 'grace@nwosulaw.example',
    status: 'ACCEPTED',
    acceptedAt: inDays(-33),
    daysAgo: 34,
  },
  {
    firstName: 'Jonah',
    lastName: 'Sorensen',
    email: 'jonah@tallgrass.example',
    role: 'ADMIN',
    status: 'ACCEPTED',
    acceptedAt: inDays(-549),
    daysAgo: 550,
  },
]

/** Newest first, one of every outcome. */
export const invitations = [
  pendingInvitation,
  ...earlier.map((facts, index) => toInvitation(facts, index + 1)),
]

export const pendingInvitations = invitations.filter(({ status }) => status === 'PENDING')

function toInvitation({ daysAgo, ...facts }: InvitationFacts, index: number): ListedInvitation {
  return {
    id: mockId('Invitation', index + 1),
    role: 'CLIENT',
    status: 'PENDING',
    createdAt: inDays(-daysAgo),
    expiresAt: inDays(LIFE_DAYS - daysAgo),
    acceptedAt: null,
    organizationId: null,
    ...facts,
  }
}
