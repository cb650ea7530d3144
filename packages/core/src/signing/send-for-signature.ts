import {
  type AgreementDetails,
  type DocumentText,
  documentText,
  type SendForSignatureInput,
} from '@tallgrass/contracts'
import {
  type AgreementRow,
  type DocumentRow,
  findAgreement,
  findDocument,
  findDocumentText,
  findSigners,
  insertDocument,
  lockDocumentRow,
  lockProjectRow,
  moveDocumentRow,
  newId,
  updateAgreement,
  updateDocument,
} from '@tallgrass/db'
import {
  type AgreementId,
  AppError,
  agreementFlow,
  type DocumentId,
  documentFlow,
  ensureNotClosed,
  type UserId,
} from '@tallgrass/domain'
import { auditAgreement, lockAgreement } from '../agreements/lock-agreement.ts'
import { readAgreement } from '../agreements/read-agreement.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { ensureClient } from '../projects/ensure-client.ts'
import { RETRY_AFTER_SECONDS } from '../providers/refuse-when-unreachable.ts'
import { type Contents, type Facts, readSignOffRecordsOf, toFacts, toText } from './document-contents.ts'
import { ensureSigner } from './ensure-signer.ts'
import { sendDocument } from './send-document.ts'

/**
 * Sends a document for signature. It is prepared first, passed to the provider outside any transaction under
 * its own id, and then recorded as sent. If that is interrupted, a retry or a job completes it with the same
 * document. Throws NOT_FOUND; ILLEGAL_TRANSITION unless the agreement is an open DRAFT; INVALID if its client
 * no longer is one, or the signer does not sign for the client; CONFLICT if another document is sent at the same moment, and for a sign-off of a project
 * that is not ready; NOT_READY while the provider cannot be reached.
 */
export async function sendForSignature(
  ctx: AdminCtx,
  input: SendForSignatureInput,
): Promise<AgreementDetails> {
  const documentId = await ctx.transaction((tx) => prepareDocument(tx, ctx, input))
  await sendDocument(ctx, documentId)
  await ensureSent(ctx, { agreementId: input.id, documentId })
  return readAgreement(ctx.db, ctx.scope, input.id)
}

const TOO_LATE =
  'Failed to send document for signature: the e-signature service took too long. Please try again.'

/** Throws CONFLICT if another document replaced this one, NOT_READY if it was not sent in time. */
async function ensureSent(ctx: AdminCtx, { agreementId, documentId }: PreparedDocument): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  if (document?.sentAt) return
  const agreement = await findAgreement(ctx.db, ctx.scope, agreementId)
  if (agreement?.documentId === documentId) {
    throw new AppError('NOT_READY', TOO_LATE, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  const sentence = 'Another document for this agreement was sent at the same time. Please reload the page.'
  throw new AppError('CONFLICT', sentence)
}

interface PreparedDocument {
  agreementId: AgreementId
  documentId: DocumentId
}

/** The document to send: an unsent one from an earlier attempt, if its content and signer are the same, or a new one. */
async function prepareDocument(tx: Tx, ctx: AdminCtx, input: SendForSignatureInput): Promise<DocumentId> {
  const agreement = await lockAgreement(tx, ctx.scope, input.id)
  ensureNotClosed(agreement)
  agreementFlow.next(agreement.status, 'send')
  await ensureClient(tx, agreement.clientId)
  const { id: signerId } = await ensureSigner(tx, agreement, input.signerId ?? agreement.clientId)
  const facts = toFacts(input, agreement)
  const records = await readRecords(tx, ctx, agreement, facts)
  const unsent = await reuseUnsent(tx, ctx, agreement, { facts, records, signerId })
  if (unsent) return unsent
  const id = newId('Document', tx.now)
  await insertDocument(tx.db, {
    id,
    ...facts,
    text: '{}',
    sentBy: ctx.user.id,
    createdAt: tx.now,
    agreementId: agreement.id,
    clientId: agreement.clientId,
    signerId,
    provider: ctx.esign.provider,
  })
  const text = await composeText(tx, id, { facts, records })
  if (text) await updateDocument(tx.db, id, { text: JSON.stringify(text) })
  await updateAgreement(tx.db, agreement.id, { documentId: id })
  await recordEvidence(tx, id, { event: 'created', actor: ctx.user })
  auditAgreement(tx, agreement, {
    action: 'document.create',
    entity: 'document',
    entityId: id,
    after: { agreementId: agreement.id, ...facts, signerId },
  })
  return id
}

/** The records that a sign-off lists, of a locked project. Throws CONFLICT unless it is ready for that. */
async function readRecords(tx: Tx, ctx: AdminCtx, { projectId }: AgreementRow, { documentType }: Facts) {
  if (documentType !== 'completion_signoff') return null
  const project =
    projectId && (await lockProjectRow(tx.db, ctx.scope, { id: projectId, lock: 'FOR NO KEY UPDATE' }))
  return readSignOffRecordsOf(tx.db, project || null)
}

/** The final text of the document, dated in the business's time zone. */
async function composeText(tx: Tx, id: DocumentId, contents: Contents) {
  const signers = await findSigners(tx.db, id)
  return signers && toText(contents, { ...signers, at: tx.now })
}

/**
 * Withdraws an unsent document with other content or another signer, so that a client never gets two documents for one
 * agreement.
 */
async function reuseUnsent(
  tx: Tx,
  ctx: AdminCtx,
  { documentId }: AgreementRow,
  contents: Contents & { signerId: UserId },
): Promise<DocumentId | undefined> {
  const unsent = documentId ? await lockDocumentRow(tx.db, documentId) : undefined
  if (unsent?.status !== 'draft') return undefined
  const hasSameSigner = unsent.signerId === contents.signerId
  if (hasSameSigner && (await hasSameContent(tx, unsent, contents))) return unsent.id
  const status = documentFlow.next(unsent.status, 'withdraw')
  const reason = 'Replaced before it was sent'
  await moveDocumentRow(tx.db, unsent.id, { from: unsent.status, status, expiredAt: tx.now })
  await recordEvidence(tx, unsent.id, { event: 'withdrawn', actor: ctx.user, detail: reason })
  await tx.enqueue('withdraw-document', { documentId: unsent.id, reason })
  return undefined
}

/** The client's name on paper and the records that a sign-off lists may have changed since it was prepared. */
async function hasSameContent(tx: Tx, unsent: DocumentRow, { facts, records }: Contents): Promise<boolean> {
  const stored = new Map<string, unknown>(Object.entries(unsent))
  if (!Object.entries(facts).every(([name, value]) => stored.get(name) === value)) return false
  const text = documentText.parse(await findDocumentText(tx.db, unsent.id))
  const now = await composeText(tx, unsent.id, { facts, records })
  if (!now || partyIn(text) !== partyIn(now)) return false
  return !records || JSON.stringify(text.sections) === JSON.stringify(now.sections)
}

function partyIn({ facts, organization }: DocumentText): string {
  return JSON.stringify([organization, facts.find(({ label }) => label === 'Client')])
}
