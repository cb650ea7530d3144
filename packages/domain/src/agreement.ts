import type { DocumentStatus, DocumentType } from './document.ts'
import { AppError } from './errors.ts'
import { defineFlow, inWords } from './flow.ts'
import type { Instant } from './instant.ts'

export const agreementTypes = ['MSA', 'SOW', 'TOOLS'] as const
export type AgreementType = (typeof agreementTypes)[number]

/** What is usually sent for an agreement first. Another type can be chosen. */
export const firstDocumentTypes: Record<AgreementType, DocumentType> = {
  MSA: 'retainer',
  SOW: 'scope_of_work',
  TOOLS: 'scope_of_work',
}

export const agreementStatuses = ['DRAFT', 'SENT', 'SIGNED_CLIENT', 'SIGNED_BOTH'] as const
export type AgreementStatus = (typeof agreementStatuses)[number]

export const agreementStatusWords: Record<AgreementStatus, string> = {
  DRAFT: 'Draft',
  SENT: 'Sent',
  SIGNED_CLIENT: 'Signed by client',
  SIGNED_BOTH: 'Fully signed',
}

/** `recall`: the agreement's document was declined, expired or withdrawn. */
export const agreementFlow = defineFlow(
  'agreement',
  {
    DRAFT: { send: 'SENT' },
    SENT: { clientSign: 'SIGNED_CLIENT', recall: 'DRAFT' },
    SIGNED_CLIENT: { countersign: 'SIGNED_BOTH', recall: 'DRAFT' },
    SIGNED_BOTH: {},
  },
  {
    DRAFT: 'Send it for signature first.',
    SENT: 'Withdraw its document to send another.',
    SIGNED_CLIENT: 'Countersign it, or withdraw its document to send another.',
    SIGNED_BOTH: 'Draft a new agreement instead.',
  },
)

/**
 * Independent of the status: an abandoned draft is closed and kept with its
 * evidence. Only an agreement that never had a document can be deleted.
 */
export const agreementClosing = defineFlow(
  'agreement',
  { OPEN: { close: 'CLOSED' }, CLOSED: {} },
  { CLOSED: 'Draft a new agreement instead.' },
)

interface Draftable {
  status: AgreementStatus
  closedAt: Instant | null
}

/** The newest document of an agreement, if there is one. */
type Latest = { status: DocumentStatus } | undefined

export function isClosed({ closedAt }: Pick<Draftable, 'closedAt'>): boolean {
  return closedAt !== null
}

/** Throws ILLEGAL_TRANSITION for anything but a draft. */
export function ensureDraft({ status }: Pick<Draftable, 'status'>, to: string): void {
  if (status === 'DRAFT') return
  const sentence = `This agreement is ${inWords(status)}. Only a draft can be ${to}.`
  throw new AppError('ILLEGAL_TRANSITION', sentence)
}

/**
 * Throws ILLEGAL_TRANSITION unless it is an open draft, and
 * CONFLICT while one of its documents may still be sent.
 */
export function ensureClosable(agreement: Draftable, latest: Latest): void {
  ensureDraft(agreement, 'closed')
  agreementClosing.next(isClosed(agreement) ? 'CLOSED' : 'OPEN', 'close')
  if (isUnsent(latest)) throw unsentDocument()
}

/**
 * Throws ILLEGAL_TRANSITION unless it is an open draft, and
 * CONFLICT while one of its documents may still be sent with the old facts.
 */
export function ensureEditable(agreement: Draftable, latest: Latest): void {
  ensureDraft(agreement, 'edited')
  if (isClosed(agreement)) {
    throw new AppError('ILLEGAL_TRANSITION', 'This agreement is closed. Duplicate it to draft a new one.')
  }
  if (isUnsent(latest)) throw unsentDocument()
}

/** Throws ILLEGAL_TRANSITION for a closed agreement: closing is final. */
export function ensureNotClosed(agreement: Pick<Draftable, 'closedAt'>): void {
  if (isClosed(agreement)) throw agreementClosing.refusal('CLOSED', 'sent')
}

/** True if the back office may edit, close or delete the agreement. `latest` is its newest document. */
export function isEditable({ closedAt, status }: Draftable, latest: Latest): boolean {
  return status === 'DRAFT' && closedAt === null && !isUnsent(latest)
}

function isUnsent(latest: Latest): boolean {
  return latest?.status === 'draft'
}

function unsentDocument(): AppError {
  return new AppError('CONFLICT', 'A document of this agreement has not been sent yet. Withdraw it first.')
}
