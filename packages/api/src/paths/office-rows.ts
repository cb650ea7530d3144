import {
  agreementDetails,
  auditEntry,
  booking,
  conversation,
  invoiceDetails,
  lead,
  listedOrganization,
  organizationDetails,
  outboxMail,
  waitlistEntry,
  workItem,
} from '@tallgrass/contracts'
import { webhook, webhookDelivery } from '@tallgrass/contracts/integrations'
import { row } from './row.ts'
import { listOf, withVersion } from './shapes.ts'

const oneWebhook = withVersion(webhook)
const oneInvoice = withVersion(invoiceDetails)
const oneAgreement = withVersion(agreementDetails)

/** An administrator's daily work. */
export const officeRows = [
  row('GET', '/api/admin/dashboard', 'admin.dashboard.get'),
  row('GET', '/api/admin/work-items', 'admin.workItems.list', { shape: listOf(workItem) }),
  row('POST', '/api/admin/work-items/{id}/close', 'admin.workItems.close'),
  row('GET', '/api/admin/counts/work-items', 'admin.workItems.counts'),

  row('GET', '/api/clients', 'admin.clients.list', { shape: listOf(listedOrganization) }),
  row('GET', '/api/clients/{id}', 'admin.clients.get', { shape: withVersion(organizationDetails) }),
  row('PUT', '/api/clients/{id}', 'admin.clients.update'),
  row('GET', '/api/clients/{id}/history', 'admin.clients.history', { shape: listOf(auditEntry) }),
  row('POST', '/api/clients/{id}/archive', 'admin.clients.archive'),
  row('POST', '/api/clients/{id}/restore', 'admin.clients.restore'),
  row('POST', '/api/clients/{id}/merge', 'admin.clients.merge'),
  row('GET', '/api/client-duplicates', 'admin.clients.duplicates'),
  row('GET', '/api/client-tags', 'admin.clients.tags'),

  row('GET', '/api/admin/leads', 'admin.leads.list', { shape: listOf(lead) }),
  row('POST', '/api/admin/leads', 'admin.leads.create', { creates: '/api/admin/leads/{id}' }),
  row('GET', '/api/admin/leads/{id}', 'admin.leads.get'),
  row('PUT', '/api/admin/leads/{id}', 'admin.leads.update'),
  row('DELETE', '/api/admin/leads/{id}', 'admin.leads.delete'),
  row('POST', '/api/admin/leads/{id}/status', 'admin.leads.move'),
  row('POST', '/api/admin/leads/{id}/close', 'admin.leads.close'),
  row('POST', '/api/admin/leads/{id}/reopen', 'admin.leads.reopen'),
  row('PUT', '/api/admin/leads/{id}/notes', 'admin.leads.updateNotes'),
  row('POST', '/api/admin/leads/{id}/invitation', 'admin.leads.invite', {
    creates: '/api/invitations',
  }),
  row('GET', '/api/admin/leads/{id}/matches', 'admin.leads.matches'),
  row('POST', '/api/admin/leads/{id}/convert', 'admin.leads.convert'),
  row('GET', '/api/admin/lead-board', 'admin.leads.board'),
  row('POST', '/api/invitations/{id}/renew', 'admin.invitations.renew'),
  row('GET', '/api/admin/counts/people', 'admin.users.counts'),
  row('GET', '/api/admin/contacts', 'admin.contacts.list'),
  row('PUT', '/api/admin/contacts/{userId}/rights', 'admin.contacts.setRights'),

  row('POST', '/api/admin/contacts', 'admin.contacts.create', { creates: true }),
  row('PUT', '/api/admin/contacts/{id}', 'admin.contacts.update'),
  row('POST', '/api/admin/contacts/{id}/invitation', 'admin.contacts.invite', {
    creates: '/api/invitations',
  }),
  row('POST', '/api/admin/contacts/{id}/deactivate', 'admin.contacts.deactivate'),
  row('POST', '/api/admin/contacts/{id}/reactivate', 'admin.contacts.reactivate'),
  row('POST', '/api/admin/contacts/{id}/move', 'admin.contacts.move'),

  row('GET', '/api/admin/bookings', 'admin.bookings.list', { shape: listOf(booking) }),
  row('POST', '/api/admin/bookings/{id}/complete', 'admin.bookings.complete'),
  row('POST', '/api/admin/bookings/{id}/no-show', 'admin.bookings.markNoShow'),
  row('POST', '/api/admin/bookings/{id}/cancel', 'admin.bookings.cancel'),
  row('PUT', '/api/admin/bookings/{id}/time', 'admin.bookings.rebook'),
  row('GET', '/api/admin/calendar-feed', 'admin.calendarFeed.get'),
  row('POST', '/api/admin/calendar-feed', 'admin.calendarFeed.create', {
    creates: '/api/admin/calendar-feed',
  }),
  row('POST', '/api/admin/calendar-feed/renew', 'admin.calendarFeed.renew'),
  row('DELETE', '/api/admin/calendar-feed', 'admin.calendarFeed.revoke'),
  row('GET', '/api/admin/conversations', 'admin.conversations.list', { shape: listOf(conversation) }),
  row('GET', '/api/admin/conversations/{id}', 'admin.conversations.get'),
  row('GET', '/api/admin/conversations/{id}/presence', 'admin.conversations.presence'),
  row('PUT', '/api/admin/conversations/{id}/presence', 'admin.conversations.present'),
  row('POST', '/api/admin/conversations/{id}/take-over', 'admin.conversations.takeOver'),
  row('POST', '/api/admin/conversations/{id}/answers', 'admin.conversations.answer'),
  row('POST', '/api/admin/conversations/{id}/draft', 'admin.conversations.draft'),
  row('POST', '/api/admin/conversations/{id}/hand-back', 'admin.conversations.handBack'),
  row('POST', '/api/admin/conversations/{id}/close', 'admin.conversations.close'),
  row('POST', '/api/admin/conversations/{id}/handled', 'admin.conversations.markHandled'),
  row('GET', '/api/admin/waitlist', 'admin.waitlist.list', { shape: listOf(waitlistEntry) }),

  row('POST', '/api/admin/invoices', 'admin.invoices.create', {
    shape: oneInvoice,
    creates: '/api/admin/invoices/{id}',
  }),
  row('GET', '/api/admin/invoices/{id}', 'admin.invoices.get', { shape: oneInvoice }),
  row('PUT', '/api/admin/invoices/{id}', 'admin.invoices.update', { shape: oneInvoice }),
  row('POST', '/api/admin/invoices/{id}/issue', 'admin.invoices.issue', { shape: oneInvoice }),
  row('POST', '/api/admin/invoices/{id}/send', 'admin.invoices.sendAgain'),
  row('POST', '/api/admin/invoices/{id}/remind', 'admin.invoices.remind'),
  row('POST', '/api/admin/invoices/{id}/void', 'admin.invoices.void', { shape: oneInvoice }),
  row('POST', '/api/admin/invoices/{id}/payments', 'admin.invoices.recordPayment', {
    shape: oneInvoice,
    creates: '/api/admin/invoices/{id}',
  }),
  row('POST', '/api/admin/payments/{paymentId}/refunds', 'admin.invoices.refund', {
    creates: true,
  }),
  row('GET', '/api/admin/counts/invoices', 'admin.invoices.summary'),

  row('GET', '/api/admin/counts/agreements', 'admin.agreements.counts'),
  row('GET', '/api/admin/agreements/{id}', 'admin.agreements.get', { shape: oneAgreement }),
  row('PUT', '/api/admin/agreements/{id}', 'admin.agreements.update', { shape: oneAgreement }),
  row('POST', '/api/admin/agreements/{id}/duplicate', 'admin.agreements.duplicate', {
    shape: oneAgreement,
    creates: '/api/admin/agreements/{id}',
  }),
  row('POST', '/api/admin/agreements/{id}/close', 'admin.agreements.close'),
  row('DELETE', '/api/admin/agreements/{id}', 'admin.agreements.delete'),
  row('POST', '/api/esignature-documents/{id}/remind', 'admin.documents.remind'),
  row('POST', '/api/esignature-documents/{id}/extend', 'admin.documents.extend'),
  row('PUT', '/api/esignature-documents/{id}/signer', 'admin.documents.changeSigner'),
  row('POST', '/api/esignature-documents/{id}/withdraw', 'admin.documents.withdraw'),

  row('GET', '/api/admin/audit', 'admin.audit.list', { shape: listOf(auditEntry) }),
  row('GET', '/api/admin/audit/actions', 'admin.audit.actions'),
  row('GET', '/api/admin/mails', 'admin.outbox.list', { shape: listOf(outboxMail) }),
  row('POST', '/api/admin/mails/{id}/retry', 'admin.outbox.retry'),
  row('GET', '/api/admin/mail-settings', 'admin.outbox.settings'),
  row('GET', '/api/admin/jobs/failed', 'admin.jobs.listFailed'),
  row('POST', '/api/admin/jobs/{id}/retry', 'admin.jobs.retry'),
  row('GET', '/api/admin/webhooks', 'admin.webhooks.list', { shape: listOf(webhook) }),
  row('POST', '/api/admin/webhooks', 'admin.webhooks.create', { creates: '/api/admin/webhooks/{id}' }),
  row('GET', '/api/admin/webhooks/{id}', 'admin.webhooks.get', { shape: oneWebhook }),
  row('PUT', '/api/admin/webhooks/{id}', 'admin.webhooks.update', { shape: oneWebhook }),
  row('DELETE', '/api/admin/webhooks/{id}', 'admin.webhooks.delete'),
  row('PUT', '/api/admin/webhooks/{id}/state', 'admin.webhooks.switch', { shape: oneWebhook }),
  row('POST', '/api/admin/webhooks/{id}/secret', 'admin.webhooks.rotateSecret'),
  row('POST', '/api/admin/webhooks/{id}/test', 'admin.webhooks.test', {
    creates: '/api/admin/webhook-deliveries/{id}',
  }),
  row('GET', '/api/admin/webhooks/{id}/deliveries', 'admin.webhooks.deliveries', {
    shape: listOf(webhookDelivery),
  }),
  row('GET', '/api/admin/webhook-deliveries/{id}', 'admin.webhooks.delivery'),
  row('POST', '/api/admin/webhook-deliveries/{id}/replay', 'admin.webhooks.replay'),
  row('GET', '/api/admin/hold', 'admin.system.hold'),
  row('GET', '/api/admin/hold/work', 'admin.system.heldWork'),
  row('POST', '/api/admin/hold/release', 'admin.system.release'),
]
