import { moveAgreementRow, moveDocumentRow } from '@tallgrass/db'
import { agreementFlow, documentFlow, type UserId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { auditDocument } from '../documents/audit-document.ts'
import { emitDocument } from '../documents/emit-document.ts'
import type { LockedDocument } from '../documents/lock-document.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { endingTakesRetainerBack } from '../path/ending-takes-retainer-back.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'

interface Ending {
  how: 'decline' | 'expire' | 'withdraw'
  actor: { id: UserId | null; name: string }
  /** In the words of the person who ended it. */
  reason?: string
}

const EVENTS = { decline: 'declined', expire: 'expired', withdraw: 'withdrawn' } as const

const NOTES = {
  decline: 'The document was declined.',
  expire: 'The document expired.',
  withdraw: 'The document was withdrawn.',
}

/**
 * Ends a document before everyone has signed. Its agreement becomes a draft again, and its retainer is no
 * longer due. Throws ILLEGAL_TRANSITION.
 */
export async function endDocument(
  tx: Tx,
  locked: LockedDocument,
  { actor, how, reason }: Ending,
): Promise<void> {
  const { agreement, document } = locked
  if (!documentFlow.can(document.status, how)) throw documentFlow.refusal(document.status, EVENTS[how])
  const status = documentFlow.next(document.status, how)
  const ended =
    how === 'decline' ? { declinedAt: tx.now, declineReason: reason ?? null } : { expiredAt: tx.now }
  await moveDocumentRow(tx.db, document.id, { from: document.status, status, ...ended, sealedToken: null })
  await recordEvidence(tx, document.id, { event: EVENTS[how], actor, ...(reason && { detail: reason }) })
  if (agreement.documentId === document.id && agreementFlow.can(agreement.status, 'recall')) {
    const recalled = agreementFlow.next(agreement.status, 'recall')
    await moveAgreementRow(tx.db, agreement.id, {
      from: agreement.status,
      status: recalled,
      signedAtClient: null,
    })
  }
  auditDocument(tx, locked, {
    action: `document.${how}`,
    before: { status: document.status, agreementStatus: agreement.status },
    after: { status, ...(reason && { reason }) },
  })
  if (document.signedAt) {
    await resolveWorkItems(tx, { kind: 'countersign_due', entityId: agreement.id }, NOTES[how])
  }
  // One that was never sent has told no one of itself.
  if (document.sentAt) await emitDocument(tx, `document.${EVENTS[how]}`, locked, { reason })
  await endingTakesRetainerBack(tx, document, how)
}
