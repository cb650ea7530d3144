import { invitation, MAX_PAGE_SIZE, user } from '@tallgrass/contracts'
import { agreementRows } from './agreement-rows.ts'
import { invoiceRows } from './invoice-rows.ts'
import { projectRows } from './project-rows.ts'
import { listOf, signedInOr401 } from './shapes.ts'
import { row } from './table.ts'

const allUsers = {
  summary: 'People with an account, newest first',
  defaults: { limit: MAX_PAGE_SIZE },
  shape: listOf(user),
}

/** Every documented path. */
export const rows = [
  row('GET', '/api/auth/session', 'auth.session', { summary: 'Who is signed in', shape: signedInOr401 }),
  row('POST', '/api/auth/login', 'auth.adminLogin', { summary: 'Sign an administrator in' }),
  row('POST', '/api/auth/logout', 'auth.logout', { summary: 'Sign out' }),
  row('POST', '/api/auth/jwt/login', 'auth.login', { summary: 'Sign in' }),
  row('POST', '/api/auth/jwt/register', 'auth.register', { summary: 'Open an account and sign in' }),
  row('GET', '/api/auth/jwt/users', 'admin.users.list', allUsers),
  row('POST', '/api/auth/jwt/elevate-user', 'admin.users.changeRole', {
    summary: 'Change the role of a person',
  }),
  row('POST', '/api/auth/password', 'auth.changePassword', { summary: 'Change the own password' }),
  row('POST', '/api/auth/password/forgot', 'auth.forgotPassword', {
    summary: 'Ask for a link to a new password',
  }),
  row('POST', '/api/auth/password/reset', 'auth.resetPassword', { summary: 'Set a new password by a link' }),

  row('POST', '/api/devlab/waitlist', 'demos.joinWaitlist', {
    summary: 'Wait for a product of the lab',
  }),

  row('POST', '/api/chat/session', 'chat.startSession', { summary: 'Begin or go on with a conversation' }),
  row('GET', '/api/chat/history/{sessionId}', 'chat.history', {
    summary: 'What was said in the own conversation, oldest first',
  }),
  row('POST', '/api/chat/message', 'chat.send', { summary: 'Ask the assistant' }),
  row('POST', '/api/leads', 'chat.createLead', { summary: 'Ask to be contacted' }),
  row('POST', '/api/bookings', 'chat.createBooking', {
    summary: 'Ask for a link at which the time of a call is chosen',
  }),
  row('POST', '/api/checklist', 'chat.submitChecklist', {
    summary: 'Send the answers of the checklist',
  }),

  row('GET', '/api/demos/{demoId}/stack', 'demos.stack', { summary: 'What a demo is built with' }),

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
    summary: 'What an invitation is for',
  }),
  row('POST', '/api/invitations/{token}/accept', 'auth.acceptInvitation', {
    summary: 'Open the invited account',
  }),
]
