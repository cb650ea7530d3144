import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'
import { agreementPolicies, agreementRowPolicies, DOCUMENT_FILE } from './agreement-policies.ts'
import { invoicePolicies, invoiceRowPolicies } from './invoice-policies.ts'
import { paymentPolicies } from './payment-policies.ts'
import {
  ADMINISTRATORS,
  ANYONE,
  BY_LINK,
  BY_SIGNATURE,
  CLIENTS,
  OWN,
  OWN_BROWSER,
  type Policy,
  SIGNED_IN,
} from './policy.ts'
import { projectPolicies, projectRowPolicies } from './project-policies.ts'

/** The policy of every procedure. A new procedure does not compile without one. */
export const procedurePolicies: Record<ProcedurePath, Policy> = {
  'auth.session': ANYONE,
  'auth.login': ANYONE,
  'auth.adminLogin': ANYONE,
  'auth.register': ANYONE,
  'auth.logout': ANYONE,
  'auth.changePassword': SIGNED_IN,
  'auth.forgotPassword': ANYONE,
  'auth.resetPassword': ANYONE,
  'auth.invitation': ANYONE,
  'auth.invitedAccount': ANYONE,
  'auth.acceptInvitation': ANYONE,
  'chat.startSession': ANYONE,
  'chat.history': OWN_BROWSER,
  'chat.send': OWN_BROWSER,
  'chat.createLead': ANYONE,
  'chat.createBooking': ANYONE,
  'chat.slots': ANYONE,
  'chat.booking': ANYONE,
  'chat.bookCall': ANYONE,
  'chat.chooseTime': ANYONE,
  'chat.cancelBooking': ANYONE,
  'chat.submitChecklist': ANYONE,
  'portal.calls.link': {
    ...CLIENTS,
    colleague: 404,
    'colleague without the right': 404,
    'contact of another organization': 404,
  },
  'portal.contacts.list': CLIENTS,
  'demos.links': ANYONE,
  'demos.joinWaitlist': ANYONE,
  'demos.stack': ADMINISTRATORS,
  ...projectPolicies,
  ...invoicePolicies,
  ...agreementPolicies,
  ...paymentPolicies,
  'admin.users.list': ADMINISTRATORS,
  'admin.users.counts': ADMINISTRATORS,
  'admin.users.changeRole': ADMINISTRATORS,
  'admin.contacts.list': ADMINISTRATORS,
  'admin.contacts.setRights': ADMINISTRATORS,
  'admin.invitations.list': ADMINISTRATORS,
  'admin.invitations.create': ADMINISTRATORS,
  'admin.invitations.renew': ADMINISTRATORS,
  'admin.invitations.cancel': ADMINISTRATORS,
  'admin.leads.list': ADMINISTRATORS,
  'admin.leads.board': ADMINISTRATORS,
  'admin.leads.get': ADMINISTRATORS,
  'admin.leads.move': ADMINISTRATORS,
  'admin.leads.create': ADMINISTRATORS,
  'admin.leads.update': ADMINISTRATORS,
  'admin.leads.delete': ADMINISTRATORS,
  'admin.leads.close': ADMINISTRATORS,
  'admin.leads.reopen': ADMINISTRATORS,
  'admin.leads.updateNotes': ADMINISTRATORS,
  'admin.leads.invite': ADMINISTRATORS,
  'admin.conversations.list': ADMINISTRATORS,
  'admin.conversations.get': ADMINISTRATORS,
  'admin.waitlist.list': ADMINISTRATORS,
  'admin.bookings.list': ADMINISTRATORS,
  'admin.bookings.complete': ADMINISTRATORS,
  'admin.bookings.markNoShow': ADMINISTRATORS,
  'admin.bookings.cancel': ADMINISTRATORS,
  'admin.bookings.rebook': ADMINISTRATORS,
  'admin.audit.list': ADMINISTRATORS,
  'admin.audit.actions': ADMINISTRATORS,
  'admin.outbox.list': ADMINISTRATORS,
  'admin.outbox.settings': ADMINISTRATORS,
  'admin.outbox.retry': ADMINISTRATORS,
  'admin.jobs.listFailed': ADMINISTRATORS,
  'admin.jobs.retry': ADMINISTRATORS,
  'admin.system.hold': ADMINISTRATORS,
  'admin.system.heldWork': ADMINISTRATORS,
  'admin.system.release': ADMINISTRATORS,
}

/** The policy of every documented path, as the server registers it. */
export const rowPolicies: Record<string, Policy> = {
  'GET /api/auth/session': SIGNED_IN,
  'POST /api/auth/login': ANYONE,
  'POST /api/auth/logout': ANYONE,
  'POST /api/auth/jwt/login': ANYONE,
  'POST /api/auth/jwt/register': ANYONE,
  'GET /api/auth/jwt/users': ADMINISTRATORS,
  'POST /api/auth/jwt/elevate-user': ADMINISTRATORS,
  'POST /api/auth/password': SIGNED_IN,
  'POST /api/auth/password/forgot': ANYONE,
  'POST /api/auth/password/reset': ANYONE,
  'POST /api/chat/session': ANYONE,
  'GET /api/chat/history/:sessionId': OWN_BROWSER,
  'POST /api/chat/message': OWN_BROWSER,
  'POST /api/bookings': ANYONE,
  'POST /api/checklist': ANYONE,
  'POST /api/leads': ANYONE,
  'POST /api/devlab/waitlist': ANYONE,
  'GET /api/demos/:demoId/stack': ADMINISTRATORS,
  ...projectRowPolicies,
  ...invoiceRowPolicies,
  ...agreementRowPolicies,
  'GET /api/users': ADMINISTRATORS,
  'GET /api/invitations': ADMINISTRATORS,
  'POST /api/invitations': ADMINISTRATORS,
  'DELETE /api/invitations/:id': ADMINISTRATORS,
  'GET /api/invitations/:token/validate': ANYONE,
  'POST /api/invitations/:token/accept': ANYONE,
}

type Example = string | ((world: PreparedWorld) => Promise<string>)

/** The policies of all other routes, each with an example URL. */
export const otherRoutes: Record<string, { policy: Policy; example: Example }> = {
  'GET /api/health': { policy: ANYONE, example: '/api/health' },
  'GET /api/ready': { policy: ANYONE, example: '/api/ready' },
  'GET /api/openapi.json': { policy: ANYONE, example: '/api/openapi.json' },
  'GET /api/docs': { policy: ANYONE, example: '/api/docs' },
  'GET /api/admin/audit.csv': {
    policy: ADMINISTRATORS,
    example: '/api/admin/audit.csv?action=user.register',
  },
  'GET /api/admin/invoices.csv': {
    policy: ADMINISTRATORS,
    example: '/api/admin/invoices.csv?status=OPEN&sort=due',
  },
  'GET /api/admin/leads.csv': {
    policy: ADMINISTRATORS,
    example: '/api/admin/leads.csv?status=new',
  },
  'GET /api/admin/waitlist.csv': {
    policy: ADMINISTRATORS,
    example: '/api/admin/waitlist.csv?product=tallgrass-scorm',
  },
  'GET /api/bookings/:token/calendar.ics': {
    policy: BY_LINK,
    example: `/api/bookings/${'A'.repeat(43)}/calendar.ics`,
  },
  'POST /api/webhooks/sandbox': { policy: BY_SIGNATURE, example: '/api/webhooks/sandbox' },
  // These providers are not configured in the tests.
  'POST /api/webhooks/boldsign': { policy: BY_LINK, example: '/api/webhooks/boldsign' },
  'POST /api/webhooks/stripe': { policy: BY_LINK, example: '/api/webhooks/stripe' },
  'GET /api/esignature-documents/:id/document.pdf': {
    policy: DOCUMENT_FILE,
    example: async ({ sentDocument }) =>
      `/api/esignature-documents/${(await sentDocument()).id}/document.pdf`,
  },
  'GET /api/agreements/:id/preview.pdf': {
    policy: ADMINISTRATORS,
    example: async ({ draftAgreement }) =>
      `/api/agreements/${(await draftAgreement()).id}/preview.pdf?documentType=retainer&documentTitle=Retainer`,
  },
  'GET /api/projects/:id/evidence.zip': {
    policy: ADMINISTRATORS,
    example: async ({ project }) => `/api/projects/${(await project()).id}/evidence.zip`,
  },
  'GET /api/invoices/:id/invoice.pdf': {
    policy: OWN,
    example: async ({ openInvoice }) => `/api/invoices/${(await openInvoice()).id}/invoice.pdf`,
  },
  'GET /api/invoices/:id/receipt.pdf': {
    policy: OWN,
    example: async ({ paidInvoice }) => `/api/invoices/${(await paidInvoice()).id}/receipt.pdf`,
  },
  // The procedure decides.
  'GET /trpc/:path': { policy: ANYONE, example: '/trpc/auth.session' },
  'POST /trpc/:path': { policy: ANYONE, example: '/trpc/auth.logout' },
  'GET /assets/*': { policy: ANYONE, example: '/assets/index-4f2a.js' },
  'GET /favicon.svg': { policy: ANYONE, example: '/favicon.svg' },
}
