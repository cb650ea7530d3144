import {
  assignInvoiceToProject,
  findInvoice,
  insertProject,
  type LockedInvoice,
  newId,
  updateAgreement,
  updateDocument,
  updateDraft,
} from '@tallgrass/db'
import { DEFAULT_PROJECT_TYPE, type InvoiceId, type ProjectId } from '@tallgrass/domain'
import { businessDayAt } from '../business-day.ts'
import type { Ctx, Tx } from '../ctx.ts'
import type { LockedDocument } from '../documents/lock-document.ts'
import { issueDraft } from '../invoices/issue-draft.ts'
import { findLockedInvoice } from '../invoices/lock-invoice.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { lockProject } from '../projects/lock-project.ts'
import { sendingDraftsRetainer } from './sending-drafts-retainer.ts'

/**
 * When the client signs a retainer, creates its project if it has none, and issues its invoice. Returns the
 * payment page; null if there is nothing to pay.
 */
export async function signatureIssuesRetainer(
  ctx: Ctx,
  tx: Tx,
  locked: LockedDocument,
): Promise<string | null> {
  const { agreement, document } = locked
  if (document.documentType !== 'retainer') return null
  const projectId = agreement.projectId ?? (await addProject(tx, locked))
  const invoiceId = document.invoiceId ?? (await redraft(tx, locked, projectId))
  const invoice = invoiceId ? await findLockedInvoice(tx, tx.everybody, { id: invoiceId }) : undefined
  // An administrator may have issued or voided it manually.
  if (!invoice || invoice.status === 'VOID') return null
  const placed = (await assignInvoiceToProject(tx.db, invoice.id, projectId)) ?? invoice
  if (placed.status === 'DRAFT') return issue(ctx, tx, placed)
  return placed.status === 'OPEN' ? ((await findInvoice(tx.db, tx.everybody, placed.id))?.url ?? null) : null
}

/** The draft was deleted with its project, but the document sent to the client still states the amount. */
async function redraft(
  tx: Tx,
  { agreement, document }: LockedDocument,
  projectId: ProjectId,
): Promise<InvoiceId | null> {
  const invoiceId = await sendingDraftsRetainer(tx, { document, agreement: { ...agreement, projectId } })
  if (invoiceId) await updateDocument(tx.db, document.id, { invoiceId })
  return invoiceId
}

/** If the draft's due date has passed, a new one is set from today. */
async function issue({ settings }: Ctx, tx: Tx, draft: LockedInvoice): Promise<string> {
  const overdue = draft.dueDate !== null && draft.dueDate < businessDayAt(tx.now)
  const invoice = overdue ? await updateDraft(tx.db, draft.id, { dueDate: null }) : draft
  const issued = await issueDraft(tx, { invoice: invoice ?? draft, settings, bySignature: true })
  return issued.paymentUrl
}

/** Creates and locks a NEW project with the agreed name. */
async function addProject(tx: Tx, { agreement, document }: LockedDocument): Promise<ProjectId> {
  const id = newId('Project', tx.now)
  const { clientId } = agreement
  const facts = { name: document.projectName, type: DEFAULT_PROJECT_TYPE, clientId }
  await insertProject(tx.db, { id, ...facts, createdAt: tx.now })
  await lockProject(tx, tx.everybody, { id })
  await updateAgreement(tx.db, agreement.id, { projectId: id })
  auditInProject(tx, id, { action: 'project.create', entity: 'project', entityId: id, after: facts })
  return id
}
