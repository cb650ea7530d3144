import { invitation, MAX_PAGE_SIZE, user } from '@tallgrass/contracts'
import { agreementRows } from './agreement-rows.ts'
import { invoiceRows } from './invoice-rows.ts'
import { projectRows } from './project-rows.ts'
import { listOf, signedInOr401 } from './shapes.ts'
import { row } from './table.ts'

const allUsers = {
  summary: 'Users, newest first',
  defaults: { limit: MAX_PAGE_SIZE },
  shape: listOf(user),
}

/** Every documented path. */
export const rows = [
  row('GET', '/api/auth/session', 'auth.session', { summary: 'The signed-in user', shape: signedInOr401 }),
  row('POST', '/api/auth/login', 'auth.adminLogin', { summary: 'Sign in as an administrator' }),
  row('POST', '/api/auth/logout', 'auth.logout', { summary: 'Sign out' }),
  row('POST', '/api/auth/jwt/login', 'auth.login', { summary: 'Sign in' }),
  row('POST', '/api/auth/jwt/register', 'auth.register', { summary: 'Create an account and sign in' }),
  row('GET', '/api/auth/jwt/users', 'admin.users.list', allUsers),
  row('POST', '/api/auth/jwt/elevate-user', 'admin.users.changeRole', {
    summary: 'Change a user’s role',
  }),
  row('POST', '/api/auth/password', 'auth.changePassword', { summary: 'Change your password' }),
  row('POST', '/api/auth/password/forgot', 'auth.forgotPassword', {
    summary: 'Request a password reset link',
  }),
  row('POST', '/api/auth/password/reset', 'auth.resetPassword', {
    summary: 'Set a new password with a reset link',
  }),

  row('POST', '/api/devlab/waitlist', 'demos.joinWaitlist', {
    summary: 'Join the waitlist of a product',
  }),

  row('POST', '/api/chat/session', 'chat.startSession', { summary: 'Start or continue a conversation' }),
  row('GET', '/api/chat/history/{sessionId}', 'chat.history', {
    summary: 'The messages of your conversation, oldest first',
  }),
  row('POST', '/api/chat/message', 'chat.send', { summary: 'Send a message to the assistant' }),
  row('POST', '/api/leads', 'chat.createLead', { summary: 'Submit a lead' }),
  row('POST', '/api/bookings', 'chat.createBooking', {
    summary: 'Get a link to choose a time for a call',
  }),
  row('POST', '/api/checklist', 'chat.submitChecklist', {
    summary: 'Submit the checklist',
  }),

  row('GET', '/api/demos/{demoId}/stack', 'demos.stack', { summary: 'The tech stack of a demo' }),

  ...projectRows,
  ...invoiceRows,
  ...agreementRows,

  row('GET', '/api/users', 'admin.users.list', allUsers),
  row('GET', '/api/invitations', 'admin.invitations.list', {
    summary: 'Invitations, newest first',
    defaults: { limit: MAX_PAGE_SIZE, show: 'all' },
    shape: listOf(invitation),
  }),
  row('POST', '/api/invitations', 'admin.invitations.create', { summary: 'Invite a person' }),
  row('DELETE', '/api/invitations/{id}', 'admin.invitations.cancel', {
    summary: 'Cancel a pending invitation',
  }),
  row('GET', '/api/invitations/{token}/validate', 'auth.invitation', {
    summary: 'The details of an invitation',
  }),
  row('POST', '/api/invitations/{token}/accept', 'auth.acceptInvitation', {
    summary: 'Accept an invitation',
  }),
]
