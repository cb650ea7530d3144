import { DAY_MS } from './day-length.ts'
import { defineFlow } from './flow.ts'

/** In the order of the workflow: a project starts, is described, reviewed and signed off. */
export const documentTypes = [
  'retainer',
  'scope_of_work',
  'project_review_terms',
  'completion_signoff',
] as const
export type DocumentType = (typeof documentTypes)[number]

export const documentStatuses = ['draft', 'sent', 'in_progress', 'completed', 'declined', 'expired'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/**
 * `begin`: a signer has opened it, or has signed while another has not. `reassign`: another
 * person is to sign it, who has not opened it.
 * `withdraw`: an administrator has taken it back; it ends as expired. The last three statuses are final.
 */
export const documentFlow = defineFlow(
  'document',
  {
    draft: { send: 'sent', decline: 'declined', expire: 'expired', withdraw: 'expired' },
    sent: {
      begin: 'in_progress',
      complete: 'completed',
      decline: 'declined',
      expire: 'expired',
      withdraw: 'expired',
    },
    in_progress: {
      reassign: 'sent',
      complete: 'completed',
      decline: 'declined',
      expire: 'expired',
      withdraw: 'expired',
    },
    completed: {},
    declined: {},
    expired: {},
  },
  {
    draft: 'It has not been sent yet.',
    completed: 'You can download it.',
    declined: 'A new one can be sent instead.',
    expired: 'A new one can be sent instead.',
  },
)

const ranks: Record<DocumentStatus, number> = {
  draft: 0,
  sent: 1,
  in_progress: 2,
  completed: 3,
  declined: 3,
  expired: 3,
}

/**
 * The status after a notice, which may be late or repeated: it never moves back, and a final status stays.
 */
export function furtherStatus(current: DocumentStatus, reported: DocumentStatus): DocumentStatus {
  return ranks[reported] > ranks[current] ? reported : current
}

/** The signers, in the order in which they sign. */
export const signerRoles = ['CLIENT', 'PROVIDER'] as const
export type SignerRole = (typeof signerRoles)[number]

/** Days from sending until a document expires. */
export const DOCUMENT_TERM_DAYS = 30

const FIRST_REMINDER_DAYS = 5
const NEXT_REMINDER_DAYS = 2
export const MAX_REMINDERS = 5

export function documentEndsAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + DOCUMENT_TERM_DAYS * DAY_MS)
}

/** The time before a document expires at which those who have not signed it are told. */
export const EXPIRY_NOTICE_MS = 3 * DAY_MS

/** From when on people are told that a document expires; null if it was sent too late for that. */
export function expiryNoticeAt({ expiresAt, sentAt }: { sentAt: Date; expiresAt: Date }): Date | null {
  const at = new Date(expiresAt.getTime() - EXPIRY_NOTICE_MS)
  return at > sentAt ? at : null
}

/**
 * When the next reminder of a waiting document is due:
 * after five days, then every two; null after the fifth.
 */
export function nextReminderAt({
  lastReminderAt,
  reminderCount,
  sentAt,
}: {
  sentAt: Date
  lastReminderAt: Date | null
  reminderCount: number
}): Date | null {
  if (reminderCount >= MAX_REMINDERS) return null
  const days = lastReminderAt === null ? FIRST_REMINDER_DAYS : NEXT_REMINDER_DAYS
  return new Date((lastReminderAt ?? sentAt).getTime() + days * DAY_MS)
}

/** The events in the evidence of a document. Its certificate shows them in the words of `evidenceWords`. */
export const evidenceEvents = [
  'created',
  'sent',
  'opened',
  'consented',
  'signed',
  'declined',
  'countersigned',
  'reminded',
  'extended',
  'withdrawn',
  'expired',
  'sealed',
  'downloaded',
] as const
export type EvidenceEvent = (typeof evidenceEvents)[number]

export const evidenceWords: Record<EvidenceEvent, string> = {
  created: 'Document created',
  sent: 'Sent for signature',
  opened: 'Opened',
  consented: 'Agreed to sign electronically',
  signed: 'Signed by the client',
  declined: 'Declined',
  countersigned: 'Countersigned',
  reminded: 'Reminder',
  extended: 'Time to sign extended',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  sealed: 'Sealed',
  downloaded: 'Downloaded',
}

export const documentStatusWords: Record<DocumentStatus, string> = {
  draft: 'Draft',
  sent: 'Pending Signature',
  in_progress: 'In Progress',
  completed: 'Completed',
  declined: 'Declined',
  expired: 'Expired',
}

/** True if the document still waits for signatures. */
export function isWaiting({ status }: { status: DocumentStatus }): boolean {
  return status === 'sent' || status === 'in_progress'
}

export const eSignProviders = ['builtin', 'boldsign'] as const
export type ESignProvider = (typeof eSignProviders)[number]

/** The file that the signers were shown, and the finished file. */
export const documentFileKinds = ['original', 'final'] as const
export type DocumentFileKind = (typeof documentFileKinds)[number]
