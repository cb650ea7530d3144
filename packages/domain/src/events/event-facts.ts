import type {
  AgreementId,
  BookingId,
  DocumentId,
  InvitationId,
  InvoiceId,
  LeadId,
  OrganizationId,
  ProjectId,
  TaskId,
  UserId,
} from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { LeadOrigin, LeadSource } from '../lead-states.ts'
import type { Money } from '../money.ts'

interface OfOrganization {
  organizationId: OrganizationId
}

/** About one person's own account or call. */
interface OfPerson {
  userId: UserId
}

interface LeadEvent {
  leadId: LeadId
  /** Their name, address or phone number. */
  lead: string
  source: LeadSource | LeadOrigin
}

interface CallEvent {
  bookingId: BookingId
  leadId: LeadId
  /** Who called. */
  lead: string
  at: Instant
  /** True if an administrator booked it. */
  byUs: boolean
  /** The contact whose call it is, if they have an account. */
  userId: UserId | null
}

interface TaskEvent extends OfOrganization {
  taskId: TaskId
  projectId: ProjectId
  task: string
  project: string
  /** The name of who acted. */
  person: string
}

interface ProjectEvent extends OfOrganization {
  projectId: ProjectId
  project: string
}

interface DocumentEvent extends OfOrganization {
  documentId: DocumentId
  agreementId: AgreementId
  title: string
  /** The name of who signs for the client. */
  signer: string
}

interface SignerEvent extends DocumentEvent, OfPerson {}

interface InvoiceEvent extends OfOrganization {
  invoiceId: InvoiceId
  /** Its number, or its title while it has none. */
  invoice: string
  /** The name of the client. */
  client: string
}

interface MoneyEvent extends InvoiceEvent {
  amount: Money
}

/** Every event of the product, with the facts that its sentences need. */
export interface EventFacts {
  'lead.created': LeadEvent
  'lead.returned': LeadEvent
  'booking.made': CallEvent
  'booking.changed': CallEvent
  'booking.cancelled': CallEvent
  /** In a day. */
  'booking.tomorrow': CallEvent
  /** In an hour. */
  'booking.soon': CallEvent
  'booking.missed': CallEvent
  'invitation.accepted': { invitationId: InvitationId; person: string; role: 'ADMIN' | 'CLIENT' }
  'task.ready_for_review': TaskEvent
  'task.handed_in': TaskEvent
  'task.approved': TaskEvent
  'task.changes_requested': TaskEvent
  'task.answered': TaskEvent & { approved: boolean }
  'project.activated': ProjectEvent
  'project.completed': ProjectEvent
  'document.sent': SignerEvent
  'document.opened': DocumentEvent
  'document.signed': DocumentEvent
  /** The reason is in the client's words. */
  'document.declined': DocumentEvent & { reason: string | null }
  'document.expired': DocumentEvent
  'document.withdrawn': SignerEvent
  /** `userId` no longer signs it; `signer` does instead. */
  'document.passed': SignerEvent
  'document.sealed': DocumentEvent
  'invoice.issued': MoneyEvent
  'invoice.overdue': MoneyEvent
  'invoice.paid': MoneyEvent
  'invoice.refunded': MoneyEvent
}
