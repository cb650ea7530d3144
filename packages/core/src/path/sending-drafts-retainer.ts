import type { InvoiceId } from '@tallgrass/domain'
import { textLimits } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import type { LockedDocument } from '../documents/lock-document.ts'
import { addDraft } from '../invoices/add-draft.ts'
import { auditInvoice } from '../invoices/audit-invoice.ts'

/**
 * Drafts the invoice of a retainer that is sent for signature. Returns its id, or null if the document has no
 * retainer.
 */
export async function sendingDraftsRetainer(
  tx: Tx,
  { agreement, document }: LockedDocument,
): Promise<InvoiceId | null> {
  const { documentType, projectName, retainerAmount } = document
  if (documentType !== 'retainer' || retainerAmount === null) return null
  const title = `Retainer: ${projectName}`.slice(0, textLimits.title)
  const { clientId, projectId } = agreement
  const draft = await addDraft(tx, tx.everybody, {
    clientId,
    projectId,
    title,
    kind: 'RETAINER',
    description: null,
    dueDate: null,
    lines: [{ description: title, quantity: '1', unitPrice: retainerAmount, taxRate: '0' }],
  })
  const { amount, kind } = draft
  auditInvoice(tx, draft, {
    action: 'invoice.create',
    after: { title, clientId, kind, amount, documentId: document.id },
  })
  return draft.id
}
