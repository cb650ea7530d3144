import { invitation, user } from '@tallgrass/contracts'
import { MAX_PAGE_SIZE } from '@tallgrass/domain'
import { documentedAgreements } from './documented-agreements.ts'
import { documentedInvoices } from './documented-invoices.ts'
import { documentedProjects } from './documented-projects.ts'
import { documentedRow } from './row.ts'
import { listOf, listOfOnly, signedInOr401 } from './shapes.ts'

const allUsers = {
  defaults: { limit: MAX_PAGE_SIZE },
  shape: listOf(user),
}

/** Every documented path. */
export const documentedRows = [
  documentedRow('GET', '/api/auth/session', 'auth.session', {
    summary: 'The signed-in user',
    shape: signedInOr401,
  }),
  documentedRow('POST', '/api/auth/login', 'auth.adminLogin'),
  documentedRow('POST', '/api/auth/logout', 'auth.logout'),
  documentedRow('POST', '/api/auth/jwt/login', 'auth.login'),
  documentedRow('POST', '/api/auth/jwt/register', 'auth.register'),
  documentedRow('GET', '/api/auth/jwt/users', 'admin.users.list', allUsers),
  documentedRow('POST', '/api/auth/jwt/elevate-user', 'admin.users.changeRole'),
  documentedRow('POST', '/api/auth/password', 'auth.changePassword'),
  documentedRow('POST', '/api/auth/password/forgot', 'auth.forgotPassword'),
  documentedRow('POST', '/api/auth/password/reset', 'auth.resetPassword'),

  documentedRow('POST', '/api/devlab/waitlist', 'demos.joinWaitlist'),

  documentedRow('POST', '/api/chat/session', 'chat.startSession'),
  documentedRow('GET', '/api/chat/history/{sessionId}', 'chat.history'),
  documentedRow('POST', '/api/chat/message', 'chat.send'),
  documentedRow('POST', '/api/leads', 'chat.createLead'),
  documentedRow('POST', '/api/bookings', 'chat.createBooking'),
  documentedRow('POST', '/api/checklist', 'chat.submitChecklist'),

  documentedRow('GET', '/api/demos/{demoId}/stack', 'demos.stack'),

  ...documentedProjects,
  ...documentedInvoices,
  ...documentedAgreements,

  documentedRow('GET', '/api/users', 'admin.users.list', allUsers),
  documentedRow('GET', '/api/invitations', 'admin.invitations.list', {
    defaults: { limit: MAX_PAGE_SIZE, show: 'all' },
    shape: listOfOnly(invitation),
  }),
  documentedRow('POST', '/api/invitations', 'admin.invitations.create'),
  documentedRow('DELETE', '/api/invitations/{id}', 'admin.invitations.cancel'),
  documentedRow('GET', '/api/invitations/{token}/validate', 'auth.invitation'),
  documentedRow('POST', '/api/invitations/{token}/accept', 'auth.acceptInvitation'),
]
