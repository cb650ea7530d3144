import { moveAgreementRow, moveDocumentRow } from '@tallgrass/db'
import { agreementFlow, documentFlow } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import type { LockedDocument } from '../documents/lock-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { retainerBeginsProject } from '../path/retainer-begins-project.ts'
import { signOffCompletesProject } from '../path/sign-off-completes-project.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { inWords, type NewSignature, saveSignature } from './apply-client-signature.ts'

/**
 * Applies the last signature: the agreement is in effect. A job seals the file afterwards. A project that
 * waited for this becomes active or complete.
 */
export async function applyCountersignature(
  tx: Tx,
  locked: LockedDocument,
  signature: NewSignature,
): Promise<void> {
  const { agreement, document } = locked
  const countersignedAt = signature.at
  await saveSignature(tx, locked, signature)
  const status = documentFlow.next(document.status, 'complete')
  await moveDocumentRow(tx.db, document.id, { from: document.status, status, countersignedAt })
  const signed = agreementFlow.next(agreement.status, 'countersign')
  await moveAgreementRow(tx.db, agreement.id, { from: agreement.status, status: signed, countersignedAt })
  await recordEvidence(tx, document.id, {
    event: 'countersigned',
    actor: signature.signer,
    detail: inWords(signature),
  })
  auditDocument(tx, locked, {
    action: 'document.countersign',
    before: { agreementStatus: agreement.status },
    after: { agreementStatus: signed, name: signature.name },
  })
  await resolveWorkItems(
    tx,
    { kind: 'countersign_due', entityId: agreement.id },
    'The document was countersigned.',
  )
  await tx.enqueue('seal-document', { documentId: document.id })
  const { projectId } = agreement
  if (document.documentType === 'retainer' && projectId) await retainerBeginsProject(tx, projectId)
  if (document.documentType === 'completion_signoff') await signOffCompletesProject(tx, projectId, document)
}
