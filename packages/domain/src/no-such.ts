import { AppError } from './errors.ts'

/** Every kind of record with an id of ours, and the words for one of them in messages. */
export const entityWords = {
  Agreement: 'agreement',
  ApiKey: 'API key',
  AuditRow: 'audit row',
  AuditSegment: 'audit segment',
  Backup: 'backup',
  BetaTester: 'beta tester',
  Booking: 'booking',
  BookingLink: 'link',
  ChatMessage: 'message',
  ChecklistItem: 'checklist item',
  Checkout: 'checkout',
  ColleagueInvitation: 'invitation',
  Conversation: 'conversation',
  Cost: 'cost',
  DataExport: 'export',
  Document: 'document',
  DocumentEvent: 'event',
  EmailChange: 'link',
  EmailConfirmation: 'link',
  Event: 'event',
  File: 'file',
  HandIn: 'hand-in',
  Identity: 'sign-in account',
  Invitation: 'invitation',
  Invoice: 'invoice',
  InvoiceLine: 'invoice line',
  Job: 'job',
  Lead: 'lead',
  LedgerEntry: 'payment',
  Mail: 'message',
  Message: 'message',
  Notification: 'notification',
  Organization: 'organization',
  Passkey: 'passkey',
  PasswordReset: 'link',
  PaymentNotice: 'payment notice',
  Project: 'project',
  Refund: 'refund',
  Restore: 'restore',
  Review: 'review',
  Session: 'session',
  SignIn: 'sign-in',
  SignInLink: 'link',
  Signature: 'signature',
  StoredFile: 'file',
  Task: 'task',
  Tool: 'tool',
  User: 'person',
  WaitlistEntry: 'waitlist entry',
  WebhookAttempt: 'attempt',
  WebhookDelivery: 'delivery',
  WebhookEndpoint: 'webhook',
  WorkItem: 'work item',
} as const

export type Entity = keyof typeof entityWords

/** 'This project does not exist': for an unknown id, for someone else's, and for text that is no id. */
export function noSuchRecord(entity: Entity): string {
  const sentence = `This ${entityWords[entity]} does not exist`
  return entity === 'Document' ? `${sentence}, or the link to it is not valid` : sentence
}

/** The same refusal for a record that does not exist and for someone else's. */
export function noSuch(entity: Entity): AppError {
  return new AppError('NOT_FOUND', noSuchRecord(entity))
}
