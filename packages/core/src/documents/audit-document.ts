import type { AuditActionOf } from '@tallgrass/domain'
import { auditAgreement } from '../agreements/lock-agreement.ts'
import type { AuditFacts } from '../audit/audit.ts'
import type { Tx } from '../ctx.ts'
import type { LockedDocument } from './lock-document.ts'

interface DocumentChange {
  action: AuditActionOf<'document'>
  before?: AuditFacts
  after?: AuditFacts
}

/** Records a change of a document, in its project's history if it has one. */
export function auditDocument(tx: Tx, { agreement, document }: LockedDocument, change: DocumentChange): void {
  const { documentTitle } = document
  const after = { ...change.after, agreementId: agreement.id, documentTitle }
  auditAgreement(tx, agreement, { ...change, after, entity: 'document', entityId: document.id })
}
