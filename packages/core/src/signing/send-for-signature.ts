import { hours } from '@tallgrass/brand'
import { type AgreementDetails, documentText, type SendForSignatureInput } from '@tallgrass/contracts'
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
  readSignOffRecords,
  type SignOffRecords,
  updateAgreement,
  updateDocument,
} from '@tallgrass/db'
import {
  AppError,
  agreementFlow,
  documentFlow,
  ensureNotClosed,
  ensureSignOff,
  formatLongDateAt,
} from '@tallgrass/domain'
import { auditAgreement, lockAgreement } from '../agreements/lock-agreement.ts'
import { readAgreement } from '../agreements/read-agreement.ts'
import type { AdminCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { composeDocument } from '../documents/compose-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { ensureClient } from '../projects/ensure-client.ts'
import { RETRY_AFTER_SECONDS } from '../providers/provider-away.ts'
import { sendDocument } from './send-document.ts'

/**
 * Puts a document before the client. It is prepared first, handed to the provider outside of any transaction under its
 * own id, and noted as sent afterwards: whatever is lost between, another try or a job finishes with the same one.
 * Throws NOT_FOUND; ILLEGAL_TRANSITION unless the agreement is an open DRAFT; INVALID when its client is none any more;
 * CONFLICT when somebody else sends another one at the same moment, and for a sign-off of a project that is not ready;
 * NOT_READY while the provider is away.
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

/** Throws CONFLICT for one that another took the place of, NOT_READY for one that was given up meanwhile. */
async function ensureSent(ctx: AdminCtx, { agreementId, documentId }: Prepared): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  if (document?.sentAt) return
  const agreement = await findAgreement(ctx.db, ctx.scope, agreementId)
  if (agreement?.documentId === documentId) {
    throw new AppError('NOT_READY', TOO_LATE, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  const sentence = 'Another document of this agreement was sent at the same time. Please reload the page.'
  throw new AppError('CONFLICT', sentence)
}

interface Prepared {
  agreementId: string
  documentId: string
}

/** The document to send: the one that an earlier try left behind, if it says the same, or a new one. */
async function prepareDocument(tx: Tx, ctx: AdminCtx, input: SendForSignatureInput): Promise<string> {
  const agreement = await lockAgreement(tx, ctx.scope, input.id)
  ensureNotClosed(agreement)
  agreementFlow.next(agreement.status, 'send')
  await ensureClient(tx, agreement.clientId)
  const facts = toFacts(input, agreement)
  const records = await readRecords(tx, ctx, agreement, facts)
  const left = await takeUnsent(tx, ctx, agreement, { facts, records })
  if (left) return left
  const id = newId(tx.now)
  await insertDocument(tx.db, {
    id,
    ...facts,
    text: '{}',
    sentBy: ctx.user.id,
    createdAt: tx.now,
    agreementId: agreement.id,
    clientId: agreement.clientId,
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
    after: { agreementId: agreement.id, ...facts },
  })
  return id
}

function toFacts(input: SendForSignatureInput, agreement: AgreementRow) {
  const { description = null, documentTitle, documentType, retainerAmount } = input
  const { projectName = agreement.projectName } = input
  const amount = documentType === 'retainer' ? (retainerAmount ?? null) : null
  return { documentType, documentTitle, projectName, description, retainerAmount: amount }
}
type Facts = ReturnType<typeof toFacts>

interface Contents {
  facts: Facts
  records: SignOffRecords | null
}

/** What a sign-off rests on. Throws CONFLICT unless the project is ready for it. */
async function readRecords(
  tx: Tx,
  ctx: AdminCtx,
  { projectId }: AgreementRow,
  { documentType }: Facts,
): Promise<SignOffRecords | null> {
  if (documentType !== 'completion_signoff') return null
  const project =
    projectId && (await lockProjectRow(tx.db, ctx.scope, { id: projectId, lock: 'FOR NO KEY UPDATE' }))
  ensureSignOff(project || null)
  return project ? readSignOffRecords(tx.db, project.id) : null
}

/** Its words, filled in once and for all: they bear the day where the business is. */
async function composeText(tx: Tx, id: string, { facts, records }: Contents) {
  const signers = await findSigners(tx.db, id)
  if (!signers) return undefined
  const { agreementType, clientName } = signers
  return composeDocument({
    ...facts,
    records,
    agreementType,
    clientName,
    day: formatLongDateAt(tx.now, hours.timeZone),
  })
}

/** One that says something else is taken back, so that no two of an agreement are ever before the client. */
async function takeUnsent(
  tx: Tx,
  ctx: AdminCtx,
  { documentId }: AgreementRow,
  contents: Contents,
): Promise<string | undefined> {
  const unsent = documentId ? await lockDocumentRow(tx.db, documentId) : undefined
  if (unsent?.status !== 'draft') return undefined
  if (await saysTheSame(tx, unsent, contents)) return unsent.id
  const status = documentFlow.next(unsent.status, 'withdraw')
  const reason = 'Replaced before it was sent'
  await moveDocumentRow(tx.db, unsent.id, { from: unsent.status, status, expiredAt: tx.now })
  await recordEvidence(tx, unsent.id, { event: 'withdrawn', actor: ctx.user, detail: reason })
  await tx.enqueue('withdraw-document', { documentId: unsent.id, reason })
  return undefined
}

/** A sign-off lists records, which may have changed since it was prepared. */
async function saysTheSame(tx: Tx, unsent: DocumentRow, { facts, records }: Contents): Promise<boolean> {
  const told = new Map<string, unknown>(Object.entries(unsent))
  if (!Object.entries(facts).every(([name, value]) => told.get(name) === value)) return false
  if (!records) return true
  const kept = documentText.parse(await findDocumentText(tx.db, unsent.id))
  return (
    JSON.stringify(kept.sections) ===
    JSON.stringify((await composeText(tx, unsent.id, { facts, records }))?.sections)
  )
}
