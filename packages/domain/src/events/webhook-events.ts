import type { EventFacts } from './event-facts.ts'
import { type EventKind, eventKinds } from './event-kinds.ts'

interface WebhookRule<Facts> {
  /** Names the event where people choose it, and in the API reference. */
  label: string
  /** Ids and plain facts of the record, without names and texts of people. Null if this one is not sent. */
  data(facts: Facts): object | null
}

const ofCall = ({ at, bookingId, byUs, leadId }: EventFacts['booking.made']) => ({
  bookingId,
  leadId,
  at,
  byUs,
})
const ofTask = ({ organizationId, projectId, taskId }: Omit<EventFacts['task.approved'], 'person'>) => ({
  taskId,
  projectId,
  organizationId,
})
const ofProject = ({ organizationId, project, projectId }: EventFacts['project.activated']) => ({
  projectId,
  organizationId,
  name: project,
})
const ofDocument = ({ agreementId, documentId, organizationId, title }: EventFacts['document.opened']) => ({
  documentId,
  agreementId,
  organizationId,
  title,
})
const ofInvoice = ({ amount, invoice, invoiceId, organizationId }: EventFacts['invoice.paid']) => ({
  invoiceId,
  organizationId,
  invoice,
  amount,
})

/**
 * What webhooks send of each event. Null for those that are not offered: they concern the security of accounts, or one
 * person alone.
 */
const rules = {
  'lead.created': { label: 'A new lead', data: ({ leadId, source }) => ({ leadId, source }) },
  'lead.returned': { label: 'A lost lead comes back', data: ({ leadId, source }) => ({ leadId, source }) },
  'lead.asks_for_person': {
    label: 'Someone needs a person in the chat',
    data: ({ conversationId, isClient }) => ({ conversationId, isClient }),
  },
  'lead.writes_to_person': null,
  'booking.made': { label: 'A call is booked', data: ofCall },
  'booking.changed': { label: 'A call is rescheduled', data: ofCall },
  'booking.cancelled': { label: 'A call is cancelled', data: ofCall },
  'booking.tomorrow': { label: 'A call is a day away', data: ofCall },
  'booking.soon': { label: 'A call is an hour away', data: ofCall },
  'booking.missed': { label: 'A call is missed', data: ofCall },
  'invitation.accepted': {
    label: 'A client accepts an invitation',
    data: ({ invitationId, role }) => (role === 'CLIENT' ? { invitationId } : null),
  },
  'task.ready_for_review': { label: 'A task is ready for the client’s review', data: ofTask },
  'task.handed_in': { label: 'A client finishes a task', data: ofTask },
  'task.approved': { label: 'A client approves a task', data: ofTask },
  'task.changes_requested': { label: 'A client requests changes to a task', data: ofTask },
  'task.answered': {
    label: 'We review a task that a client finished',
    data: (facts) => ({ ...ofTask(facts), approved: facts.approved }),
  },
  'task.review_taken_back': {
    label: 'A review of a task is taken back',
    data: (facts) => ({ ...ofTask(facts), by: facts.by, approved: facts.approved }),
  },
  'task.due': {
    label: 'A task is due',
    data: (facts) => ({
      ...ofTask(facts),
      dueDate: facts.dueDate,
      overdue: facts.overdue,
      waitsFor: facts.waitsFor,
    }),
  },
  'file.added': {
    label: 'A file is added to a project',
    data: ({ by, fileId, organizationId, projectId, taskId }) => ({
      fileId,
      projectId,
      organizationId,
      taskId,
      by,
    }),
  },
  'project.activated': { label: 'A project starts', data: ofProject },
  'project.completed': { label: 'A project is completed', data: ofProject },
  'message.sent': {
    label: 'A message is written in a project',
    // Internal notes stay inside.
    data: ({ by, internal, messageId, organizationId, projectId }) =>
      internal ? null : { messageId, projectId, organizationId, by },
  },
  'document.sent': { label: 'A document is sent for signature', data: ofDocument },
  'document.opened': { label: 'A client opens a document to sign', data: ofDocument },
  'document.signed': { label: 'A client signs a document', data: ofDocument },
  'document.declined': { label: 'A client declines to sign a document', data: ofDocument },
  'document.expiring': {
    label: 'A document expires soon',
    data: (facts) => ({ ...ofDocument(facts), expiresAt: facts.expiresAt, waitsFor: facts.waitsFor }),
  },
  'document.expired': { label: 'A document expires before it is signed', data: ofDocument },
  'document.withdrawn': { label: 'A document is withdrawn', data: ofDocument },
  'document.passed': { label: 'Another contact signs a document', data: ofDocument },
  'document.sealed': { label: 'A document is signed by both sides', data: ofDocument },
  'invoice.issued': { label: 'An invoice is issued', data: ofInvoice },
  'invoice.due': {
    label: 'An invoice is due',
    data: (facts) => ({ ...ofInvoice(facts), dueDate: facts.dueDate }),
  },
  'invoice.overdue': { label: 'An invoice is overdue', data: ofInvoice },
  'invoice.paid': { label: 'An invoice is paid', data: ofInvoice },
  'invoice.refunded': { label: 'A payment is refunded', data: ofInvoice },
  'refund.failed': { label: 'A refund fails', data: ofInvoice },
  'account.administrator_added': null,
  'account.password_changed': null,
  'account.email_changed': null,
  'account.role_changed': null,
  'account.rights_changed': null,
  'account.deactivated': null,
  'account.reactivated': null,
  'account.calendar_address': null,
  'account.new_device': null,
  'account.sessions_ended': null,
  'account.password_required': null,
  'account.factor_changed': null,
  'account.export_ready': null,
  'account.export_failed': null,
  'account.business_key_created': null,
  'account.key_created': null,
  // The endpoint that it is about could not be told.
  'webhook.suspended': null,
} satisfies { [Kind in EventKind]: WebhookRule<EventFacts[Kind]> | null }

type Rules = typeof rules

const ruleOf: { readonly [Kind in EventKind]: WebhookRule<EventFacts[Kind]> | null } = rules

/** The events that webhooks can send. */
export type WebhookKind = { [Kind in EventKind]: Rules[Kind] extends null ? never : Kind }[EventKind]

/** Those that one webhook sends. */
export type WebhookKinds = WebhookKind[]

/** What a webhook sends of an event. */
export type WebhookData<Kind extends WebhookKind> = NonNullable<ReturnType<NonNullable<Rules[Kind]>['data']>>

/** An event as webhooks send it. */
export interface ToldOutside {
  kind: WebhookKind
  data: object
}

/** In the order of the catalogue. */
export const webhookKinds: readonly WebhookKind[] = eventKinds.filter(isWebhookKind)

export function webhookLabel(kind: WebhookKind): string {
  return rules[kind].label
}

/** Null if webhooks do not send this event. */
export function toldOutside<Kind extends EventKind>(kind: Kind, facts: EventFacts[Kind]): ToldOutside | null {
  const data = ruleOf[kind]?.data(facts) ?? null
  return data && isWebhookKind(kind) ? { kind, data } : null
}

function isWebhookKind(kind: EventKind): kind is WebhookKind {
  return rules[kind] !== null
}
