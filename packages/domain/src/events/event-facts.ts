import type { CalendarDate } from '../calendar-date.ts'
import type { ContactRight } from '../contact-right.ts'
import type {
  AgreementId,
  BookingId,
  ConversationId,
  DocumentId,
  FileId,
  InvitationId,
  InvoiceId,
  LeadId,
  MessageId,
  OrganizationId,
  ProjectId,
  TaskId,
  UserId,
  WebhookEndpointId,
} from '../ids.ts'
import type { Instant } from '../instant.ts'
import type { LeadOrigin, LeadSource } from '../lead-states.ts'
import type { Money } from '../money.ts'
import type { Role } from '../role.ts'
import type { FactorChange } from '../second-factor.ts'

interface OfOrganization {
  organizationId: OrganizationId
}

/** About one person's own account or call. */
interface OfPerson {
  userId: UserId
}

export interface LeadEvent {
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

interface TaskFacts extends OfOrganization {
  taskId: TaskId
  projectId: ProjectId
  task: string
  project: string
}

export interface TaskEvent extends TaskFacts {
  /** The name of who acted. */
  person: string
}

export interface TaskDueEvent extends TaskFacts {
  dueDate: CalendarDate
  /** True from the day after. */
  overdue: boolean
  /** Whose turn it is. */
  waitsFor: Role
  /** True if it is finished, and they review it. */
  toReview: boolean
}

export interface FileEvent extends OfOrganization {
  fileId: FileId
  projectId: ProjectId
  project: string
  /** Null for a file of the project itself. */
  taskId: TaskId | null
  /** Its name. */
  file: string
  /** The name of who added it, and their side. */
  person: string
  by: Role
}

interface ProjectEvent extends OfOrganization {
  projectId: ProjectId
  project: string
}

export interface MessageEvent extends ProjectEvent {
  messageId: MessageId
  /** The name of the author. */
  person: string
  by: Role
  /** Clients never hear of it. */
  internal: boolean
}

interface DocumentEvent extends OfOrganization {
  documentId: DocumentId
  agreementId: AgreementId
  title: string
  /** The name of who signs for the client. */
  signer: string
}

interface SealedEvent extends DocumentEvent {
  mailedTo: UserId
}

export interface ExpiringEvent extends SignerEvent {
  expiresAt: Instant
  /** Whose signature is missing. */
  waitsFor: Role
}

interface SignerEvent extends DocumentEvent, OfPerson {}

interface InvoiceEvent extends OfOrganization {
  invoiceId: InvoiceId
  /** Its number, or its title while it has none. */
  invoice: string
  /** The name of the client. */
  client: string
  /** Who gets the message about it; null if no message is sent. */
  mailedTo: UserId | null
}

interface MoneyEvent extends InvoiceEvent {
  amount: Money
}

export interface DueEvent extends MoneyEvent {
  dueDate: CalendarDate
}

/** How someone became an administrator. */
type Promotion = 'invitation' | 'role' | 'command' | 'reactivation'

/** Every event of the product, with the facts that its sentences need. */
export interface EventFacts {
  'lead.created': LeadEvent
  'lead.returned': LeadEvent
  /** The name is null for someone unknown. */
  'lead.asks_for_person': { conversationId: ConversationId; name: string | null; isClient: boolean }
  /** Told to the administrator who has taken over. The name is null for someone unknown. */
  'lead.writes_to_person': OfPerson & { conversationId: ConversationId; name: string | null }
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
  /** `approved`: what the review said. */
  'task.review_taken_back': TaskEvent & { by: Role; approved: boolean }
  'task.due': TaskDueEvent
  'file.added': FileEvent
  'project.activated': ProjectEvent
  'project.completed': ProjectEvent
  'message.sent': MessageEvent
  'document.sent': SignerEvent
  'document.opened': DocumentEvent
  'document.signed': DocumentEvent
  /** The reason is in the client's words. */
  'document.declined': DocumentEvent & { reason: string | null }
  'document.expiring': ExpiringEvent
  'document.expired': DocumentEvent
  'document.withdrawn': SignerEvent
  /** `userId` no longer signs it; `signer` does instead. */
  'document.passed': SignerEvent
  'document.sealed': SealedEvent
  'invoice.issued': MoneyEvent
  /** Soon, or today. */
  'invoice.due': DueEvent
  'invoice.overdue': MoneyEvent
  'invoice.paid': MoneyEvent
  'invoice.refunded': MoneyEvent
  /** The reason is the provider's. */
  'refund.failed': MoneyEvent & { reason: string }
  'account.administrator_added': OfPerson & { person: string; by: Promotion }
  'account.password_changed': OfPerson & { role: Role; byLink: boolean }
  /** `undone`: a former address took it back. */
  'account.email_changed': OfPerson & { role: Role; email: string; undone: boolean }
  /** `role` is the new one. */
  'account.role_changed': OfPerson & { role: Role }
  /** `rights` are all that they have now. */
  'account.rights_changed': OfPerson & { rights: ContactRight[] }
  'account.deactivated': OfPerson & { role: Role }
  'account.reactivated': OfPerson & { role: Role }
  /** `renewed`: it replaces another one. */
  'account.calendar_address': OfPerson & { renewed: boolean }
  /** `device` in words: 'Firefox on Windows'. */
  'account.new_device': OfPerson & { role: Role; device: string }
  /** By an administrator. `device` is null if it was all of them. */
  'account.sessions_ended': OfPerson & { role: Role; device: string | null }
  'account.password_required': OfPerson & { role: Role }
  /** `account` names that of another service. */
  'account.factor_changed': OfPerson & { role: Role; change: FactorChange; account?: string }
  'account.export_ready': OfPerson & { role: Role }
  'account.export_failed': OfPerson & { role: Role }
  /** Switched off by itself. `host` is the one of its address. `gone`: it said so. */
  'webhook.suspended': { endpointId: WebhookEndpointId; host: string; failingSince: Instant; gone: boolean }
  /** `key` is its name. */
  'account.key_created': OfPerson & { role: Role; key: string }
  /** By this administrator, whose name `person` is. */
  'account.business_key_created': OfPerson & { person: string; key: string }
}
