import { insertDocumentSignature, moveAgreementRow, moveDocumentRow, newId } from '@tallgrass/db'
import { agreementFlow, documentFlow } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { enqueueDocumentMail } from '../documents/enqueue-document-mail.ts'
import type { Reader } from '../documents/find-reader.ts'
import type { HeldDocument } from '../documents/hold-document.ts'
import { noteEvidence } from '../evidence/note-evidence.ts'
import { signatureIssuesRetainer } from '../path/signature-issues-retainer.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'

export interface NewSignature {
  signer: Reader
  /** As the signer wrote it. */
  name: string
  /** An SVG path; null where the name was typed. */
  drawing: string | null
  consentVersion: string
  at: Date
}

/** The client has signed: their agreement waits for the countersignature, and their retainer is issued. */
export async function settleClientSignature(
  ctx: Ctx,
  tx: Tx,
  held: HeldDocument,
  signature: NewSignature,
): Promise<{ paymentUrl: string | null }> {
  const { agreement, document } = held
  const signedAt = signature.at
  await keepSignature(tx, held, signature)
  const status = document.status === 'sent' ? documentFlow.next(document.status, 'begin') : document.status
  await moveDocumentRow(tx.db, document.id, { from: document.status, status, signedAt })
  const signed = agreementFlow.next(agreement.status, 'clientSign')
  await moveAgreementRow(tx.db, agreement.id, {
    from: agreement.status,
    status: signed,
    signedAtClient: signedAt,
  })
  await noteEvidence(tx, document.id, {
    event: 'signed',
    actor: signature.signer,
    detail: inWords(signature),
  })
  auditDocument(tx, held, {
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
  const paymentUrl = await signatureIssuesRetainer(ctx, tx, held)
  await enqueueDocumentMail(ctx, tx, 'document-signed', held)
  return { paymentUrl }
}

/** Who wrote which name, how, and from where. */
export async function keepSignature(
  tx: Tx,
  { document }: HeldDocument,
  signature: NewSignature,
): Promise<void> {
  const { at, consentVersion, drawing, name, signer } = signature
  await insertDocumentSignature(tx.db, {
    id: newId(tx.now),
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
