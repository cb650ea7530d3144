import type { Branded } from './branded.ts'
import type { Entity } from './no-such.ts'
import { isUuid } from './uuid.ts'

/** A UUID of one kind of record. */
export type Id<E extends Entity> = Branded<`${E} id`>

/** The id of some record, where rows of several kinds are named: in the audit log and in work items. */
export type AnyId = Id<Entity>

export type AgreementId = Id<'Agreement'>
export type ApiKeyId = Id<'ApiKey'>
export type AuditRowId = Id<'AuditRow'>
export type AuditSegmentId = Id<'AuditSegment'>
export type BackupId = Id<'Backup'>
export type BetaTesterId = Id<'BetaTester'>
export type BookingId = Id<'Booking'>
export type BookingLinkId = Id<'BookingLink'>
export type ChatMessageId = Id<'ChatMessage'>
export type ChecklistItemId = Id<'ChecklistItem'>
export type CheckoutId = Id<'Checkout'>
export type ColleagueInvitationId = Id<'ColleagueInvitation'>
export type ConversationId = Id<'Conversation'>
export type CostId = Id<'Cost'>
export type DataExportId = Id<'DataExport'>
export type DocumentId = Id<'Document'>
export type DocumentEventId = Id<'DocumentEvent'>
export type EmailChangeId = Id<'EmailChange'>
export type EmailConfirmationId = Id<'EmailConfirmation'>
export type EventId = Id<'Event'>
export type FileId = Id<'File'>
export type HandInId = Id<'HandIn'>
export type IdentityId = Id<'Identity'>
export type InvitationId = Id<'Invitation'>
export type InvoiceId = Id<'Invoice'>
export type InvoiceLineId = Id<'InvoiceLine'>
export type JobId = Id<'Job'>
export type LeadId = Id<'Lead'>
export type LedgerEntryId = Id<'LedgerEntry'>
export type MailId = Id<'Mail'>
export type MessageId = Id<'Message'>
export type NotificationId = Id<'Notification'>
export type OrganizationId = Id<'Organization'>
export type PasskeyId = Id<'Passkey'>
export type PasswordResetId = Id<'PasswordReset'>
export type PaymentNoticeId = Id<'PaymentNotice'>
export type ProjectId = Id<'Project'>
export type RefundId = Id<'Refund'>
export type RestoreId = Id<'Restore'>
export type ReviewId = Id<'Review'>
export type SessionId = Id<'Session'>
export type SignInId = Id<'SignIn'>
export type SignInLinkId = Id<'SignInLink'>
export type SignatureId = Id<'Signature'>
export type StoredFileId = Id<'StoredFile'>
export type TaskId = Id<'Task'>
export type ToolId = Id<'Tool'>
export type UserId = Id<'User'>
export type WaitlistEntryId = Id<'WaitlistEntry'>
export type WebhookAttemptId = Id<'WebhookAttempt'>
export type WebhookDeliveryId = Id<'WebhookDelivery'>
export type WebhookEndpointId = Id<'WebhookEndpoint'>
export type WorkItemId = Id<'WorkItem'>

/** Someone with a client account: a contact of an organization. In a record, the one in charge of it. */
export type ClientId = UserId

/** Undefined if the text is not a UUID in the product's spelling. */
export function toId<E extends Entity>(_entity: E, text: string): Id<E> | undefined {
  return isUuid(text) ? (text as Id<E>) : undefined
}

/** The id of a record whose kind is not known. Undefined if the text is no UUID in the product's spelling. */
export function toAnyId(text: string): AnyId | undefined {
  return isUuid(text) ? (text as AnyId) : undefined
}

/** Like `toId`, for text that can only be an id. Throws RangeError otherwise. */
export function parseId<E extends Entity>(entity: E, text: string): Id<E> {
  const id = toId(entity, text)
  if (id === undefined) throw new RangeError(`${text} is not the id of a record: ${entity}`)
  return id
}
