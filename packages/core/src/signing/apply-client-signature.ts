import {
  findOrganizationInText,
  insertDocumentSignature,
  moveAgreementRow,
  moveDocumentRow,
  newId,
} from '@tallgrass/db'
import { agreementFlow, documentFlow } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { emitDocument } from '../documents/emit-document.ts'
import type { Signer } from '../documents/find-reader.ts'
import type { LockedDocument } from '../documents/lock-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { signatureIssuesRetainer } from '../path/signature-issues-retainer.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'

export interface NewSignature {
  signer: Signer
  /** As typed by the signer. */
  name: string
  /** An SVG path; null if the name was typed. */
  drawing: string | null
  consentVersion: string
  at: Date
}

/**
 * Applies the client's signature: the agreement now waits for the countersignature, and a retainer is issued.
 */
export async function applyClientSignature(
  ctx: Ctx,
  tx: Tx,
  locked: LockedDocument,
  signature: NewSignature,
): Promise<{ paymentUrl: string | null }> {
  const { agreement, document } = locked
  const signedAt = signature.at
  await saveSignature(tx, locked, signature)
  const status = document.status === 'sent' ? documentFlow.next(document.status, 'begin') : document.status
  await moveDocumentRow(tx.db, document.id, { from: document.status, status, signedAt })
  const signed = agreementFlow.next(agreement.status, 'clientSign')
  await moveAgreementRow(tx.db, agreement.id, {
    from: agreement.status,
    status: signed,
    signedAtClient: signedAt,
  })
  const organization = await findOrganizationInText(tx.db, document.id)
  await recordEvidence(tx, document.id, {
    event: 'signed',
    actor: signature.signer,
    detail: organization ? `${inWords(signature)} for ${organization}` : inWords(signature),
  })
  auditDocument(tx, locked, {
    action: 'document.sign',
    before: { agreementStatus: agreement.status },
    after: { agreementStatus: signed, name: signature.name },
  })
  await raiseWorkItem(tx, {
    kind: 'countersign_due',
    cause: `countersign:${document.id}`,
    detail: `The client has signed “${document.documentTitle}”.`,
    entity: 'agreement',
    entityId: agreement.id,
  })
  const paymentUrl = await signatureIssuesRetainer(ctx, tx, locked)
  await emitDocument(tx, 'document.signed', locked)
  return { paymentUrl }
}

/** Stores the signature with its signer, name, drawing and origin. */
export async function saveSignature(
  tx: Tx,
  { document }: LockedDocument,
  signature: NewSignature,
): Promise<void> {
  const { at, consentVersion, drawing, name, signer } = signature
  await insertDocumentSignature(tx.db, {
    id: newId('Signature', tx.now),
    documentId: document.id,
    role: signer.role,
    signerId: signer.id,
    name,
    drawing,
    consentVersion,
    ip: tx.origin.ip,
    userAgent: tx.origin.userAgent,
    signedAt: at,
  })
}

export function inWords({ drawing, name }: NewSignature): string {
  return drawing === null ? `Typed as “${name}”` : `Drawn by “${name}”`
}
