import type { InvitedByClient } from '@tallgrass/contracts'
import { inDays, mockId } from './moments.ts'
import { client } from './people.ts'

const invited = { invitedBy: client.name, invitedById: client.id, signs: false, reviews: false }

/** Whom the client has invited to their company. */
export const invitedByClient: InvitedByClient[] = [
  {
    ...invited,
    id: mockId('ColleagueInvitation', 1),
    name: 'Dele Okafor',
    email: 'dele@okafortile.example',
    pays: true,
    invitationId: mockId('Invitation', 901),
    expiresAt: inDays(5),
  },
  {
    ...invited,
    id: mockId('ColleagueInvitation', 2),
    name: 'Edda Ruiz',
    email: 'edda@okafortile.example',
    pays: false,
    invitationId: mockId('Invitation', 902),
    expiresAt: inDays(-3),
  },
]
