import {
  allLeadSources,
  type Instant,
  roles,
  TEST_EVENT,
  type WebhookData,
  type WebhookKind,
} from '@tallgrass/domain'
import { webhookKinds, webhookLabel } from '@tallgrass/domain/webhook-events'
import { z } from 'zod'
import { money } from './amount.ts'
import { calendarDay } from './calendar-day.ts'
import { idOf } from './id-of.ts'
import { instant } from './person.ts'

const side = z.enum(roles)
const lead = z.object({ leadId: idOf('Lead'), source: z.enum(allLeadSources) })
const call = z.object({ bookingId: idOf('Booking'), leadId: idOf('Lead'), at: instant, byUs: z.boolean() })
const organizationId = idOf('Organization')
const project = z.object({ projectId: idOf('Project'), organizationId, name: z.string() })
const task = z.object({ taskId: idOf('Task'), projectId: idOf('Project'), organizationId })
const document = z.object({
  documentId: idOf('Document'),
  agreementId: idOf('Agreement'),
  organizationId,
  title: z.string(),
})
const invoice = z.object({
  invoiceId: idOf('Invoice'),
  organizationId,
  /** Its number, or its title while it has none. */
  invoice: z.string().meta({ description: 'Its number, or its title while it has none.' }),
  amount: money,
})

/** What each event carries as `data`. */
export const webhookData = {
  'lead.created': lead,
  'lead.returned': lead,
  'lead.asks_for_person': z.object({ conversationId: idOf('Conversation'), isClient: z.boolean() }),
  'booking.made': call,
  'booking.changed': call,
  'booking.cancelled': call,
  'booking.tomorrow': call,
  'booking.soon': call,
  'booking.missed': call,
  'invitation.accepted': z.object({ invitationId: idOf('Invitation') }),
  'task.ready_for_review': task,
  'task.handed_in': task,
  'task.approved': task,
  'task.changes_requested': task,
  'task.answered': task.extend({ approved: z.boolean() }),
  'task.review_taken_back': task.extend({ by: side, approved: z.boolean() }),
  'task.due': task.extend({ dueDate: calendarDay, overdue: z.boolean(), waitsFor: side }),
  'file.added': z.object({
    fileId: idOf('File'),
    projectId: idOf('Project'),
    organizationId,
    /** Null for a file of the project itself. */
    taskId: idOf('Task').nullable().meta({ description: 'Null for a file of the project itself.' }),
    by: side,
  }),
  'project.activated': project,
  'project.completed': project,
  'message.sent': z.object({
    messageId: idOf('Message'),
    projectId: idOf('Project'),
    organizationId,
    by: side,
  }),
  'document.sent': document,
  'document.opened': document,
  'document.signed': document,
  'document.declined': document,
  'document.expiring': document.extend({ expiresAt: instant, waitsFor: side }),
  'document.expired': document,
  'document.withdrawn': document,
  'document.passed': document,
  'document.sealed': document,
  'invoice.issued': invoice,
  'invoice.due': invoice.extend({ dueDate: calendarDay }),
  'invoice.overdue': invoice,
  'invoice.paid': invoice,
  'invoice.refunded': invoice,
  'refund.failed': invoice,
} satisfies { [Kind in WebhookKind]: z.ZodType<WebhookData<Kind>> }

function messageOf<Type extends string, Data extends z.ZodType>(type: Type, data: Data) {
  /** When it happened; the same for every attempt. */
  const timestamp = instant.meta({ description: 'When it happened; the same for every attempt.' })
  return z.object({ type: z.literal(type), timestamp, data })
}

/** The body of a test event. */
export const webhookTestMessage = messageOf(
  TEST_EVENT,
  z.object({ endpointId: idOf('WebhookEndpoint') }),
).meta({
  description: 'The body of a test event.',
})

/** The body of the request for an event of this kind. */
export function webhookMessageOf<Kind extends WebhookKind>(kind: Kind) {
  return messageOf(kind, webhookData[kind])
}

type EventMessage = {
  [Kind in WebhookKind]: { type: Kind; timestamp: Instant; data: z.infer<(typeof webhookData)[Kind]> }
}[WebhookKind]

/** What a receiver gets: `type` determines the shape of `data`. */
export type WebhookMessage = EventMessage | z.infer<typeof webhookTestMessage>

/** Every message with what it tells, for the API reference. */
export const webhookMessages = webhookKinds.map((kind) => ({
  kind,
  label: webhookLabel(kind),
  message: webhookMessageOf(kind),
}))
