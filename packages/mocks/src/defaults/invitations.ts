import { invitations, pendingInvitations } from '../samples/invitations.ts'
import { inDays, mockId } from '../samples/moments.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

export const invitationMocks: MocksOf<'admin.invitations'> = {
  'admin.invitations.list': ({ show }) => onlyPage(show === 'pending' ? pendingInvitations : invitations),
  'admin.invitations.create': () => withLink(),
  'admin.invitations.renew': ({ id }) => ({ ...withLink(), id }),
  'admin.invitations.cancel': () => ({ ok: true }),
}

function withLink() {
  return {
    id: mockId('Invitation', 99),
    inviteUrl: `http://localhost:3000/invite/accept?token=${'mock-token'.padEnd(43, '0')}`,
    expiresAt: inDays(7),
    emailEnabled: true,
    emailSent: true,
  }
}
