import { findInvoice, insertProject, newId, updateAgreement, updateDraft } from '@tallgrass/db'
import { DEFAULT_PROJECT_TYPE } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { findHeldInvoice } from '../invoices/hold-invoice.ts'
import { issueDraft } from '../invoices/issue-draft.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { holdProject } from '../projects/hold-project.ts'
import type { HeldDocument } from './hold-document.ts'

/**
 * The client has signed a retainer: it gets its project if it has none, and its invoice is issued. Answers where it is
 * paid; null where there is nothing to pay.
 */
export async function issueRetainer(ctx: Ctx, tx: Tx, held: HeldDocument): Promise<string | null> {
  const { document } = held
  if (document.documentType !== 'retainer') return null
  const projectId = held.agreement.projectId ?? (await addProject(tx, held))
  if (!document.invoiceId) return null
  const drafted = await findHeldInvoice(tx, 'everybody', { id: document.invoiceId })
  // An administrator may have issued it or taken it back by hand.
  if (drafted?.status === 'DRAFT') {
    const invoice = (await updateDraft(tx.db, drafted.id, { projectId })) ?? drafted
    return (await issueDraft(tx, { invoice, settings: ctx.settings })).paymentUrl
  }
  if (drafted?.status !== 'OPEN') return null
  return (await findInvoice(tx.db, 'everybody', drafted.id))?.url ?? null
}

/** NEW, under the name that was agreed on, and held by this transaction. */
async function addProject(tx: Tx, { agreement, document }: HeldDocument): Promise<string> {
  const id = newId(tx.now)
  const { clientId } = agreement
  const facts = { name: document.projectName, type: DEFAULT_PROJECT_TYPE, clientId }
  await insertProject(tx.db, { id, ...facts, createdAt: tx.now })
  await holdProject(tx, 'everybody', { id })
  await updateAgreement(tx.db, agreement.id, { projectId: id })
  auditInProject(tx, id, { action: 'project.create', entity: 'project', entityId: id, after: facts })
  return id
}
