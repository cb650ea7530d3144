import type { Project } from '@tallgrass/contracts'
import {
  type Db,
  findOrganization,
  findUserById,
  listAuditLinks,
  listDocumentEvents,
  listDocumentFiles,
  listDocumentSignatures,
  listDocumentsOfProject,
  listReviewsOfProject,
} from '@tallgrass/db'
import { AppError, noSuch, type ProjectId } from '@tallgrass/domain'
import { readAuditPage } from '../audit/read-audit-page.ts'
import { signCurrentHead } from '../audit/save-head.ts'
import type { AdminCtx } from '../authorize.ts'
import { reportFileFault } from '../documents/read-stored-file.ts'
import { findFileFault } from '../evidence/find-file-fault.ts'
import { readIssuedInvoices } from '../invoices/get-invoice-document.ts'
import { toReceipt } from '../invoices/get-receipt-document.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { readProject } from '../projects/get-project.ts'
import { lockProject } from '../projects/lock-project.ts'

export type ProjectEvidence = Awaited<ReturnType<typeof gatherEvidence>>

/**
 * The evidence of a project: its client, its documents with their files and events, invoices and receipts, task reviews,
 * history, and the signed head of the audit chain. Records the export, or its refusal. Throws NOT_FOUND, and
 * CONFLICT for a file that does not match its document's evidence.
 */
export async function gatherEvidence(ctx: AdminCtx, { id }: { id: ProjectId }) {
  const { db } = ctx
  const project = await readProject(db, ctx.scope, id)
  const documents = await readDocuments(db, id)
  await ensureUnaltered(ctx, id, documents)
  await ctx.transaction(async (tx) => {
    await lockProject(tx, ctx.scope, { id })
    auditInProject(tx, id, { action: 'project.export-evidence', entity: 'project', entityId: id })
  })
  return {
    madeAt: ctx.clock(),
    project,
    client: await readClient(db, project),
    documents,
    invoices: await readInvoices(ctx, id),
    reviews: await listReviewsOfProject(db, id),
    history: await readHistory(db, id),
    auditHead: await signCurrentHead({ db, now: ctx.clock() }, ctx.auditKey),
  }
}

/** The client by the names of today. Each document and signature states the one of its own time. */
async function readClient(db: Db, { clientId, organizationId }: Project) {
  const organization = await findOrganization(db, organizationId)
  if (!organization) throw noSuch('Organization')
  const { legalName, name, postalAddress, taxId } = organization
  const contact = await findUserById(db, clientId)
  return {
    organization: { id: organizationId, name, legalName, postalAddress, taxId },
    contact: contact ? { id: clientId, name: contact.name, email: contact.email } : null,
  }
}

async function readDocuments(db: Db, projectId: ProjectId) {
  const documents = await listDocumentsOfProject(db, projectId)
  if (documents.length === 0) return []
  const ids = documents.map(({ id }) => id)
  const [files, events] = [await listDocumentFiles(db, ids), await listDocumentEvents(db, ids)]
  const signatures = await listDocumentSignatures(db, ids)
  return documents.map((document) => ({
    ...document,
    signatures: signatures
      .filter(({ documentId }) => documentId === document.id)
      .map(({ email, name, role, signedAt }) => ({ role, name, email, signedAt })),
    files: files.filter(({ documentId }) => documentId === document.id),
    evidence: events.filter(({ documentId }) => documentId === document.id),
  }))
}

/** Throws CONFLICT if a file does not match the evidence. */
async function ensureUnaltered(
  ctx: AdminCtx,
  projectId: ProjectId,
  documents: Awaited<ReturnType<typeof readDocuments>>,
): Promise<void> {
  for (const document of documents) {
    for (const file of document.files) {
      const fault = findFileFault(file, document.evidence)
      if (!fault) continue
      await reportFileFault(ctx, document, { kind: file.kind, fault })
      const { documentTitle, id: documentId } = document
      await ctx.transaction(async (tx) =>
        auditInProject(tx, projectId, {
          action: 'project.refuse-evidence',
          entity: 'project',
          entityId: projectId,
          after: { documentId, file: file.kind, fault },
        }),
      )
      throw new AppError(
        'CONFLICT',
        `A file of “${documentTitle}” does not match its evidence, so the evidence pack cannot be created. See Waiting for us on the dashboard.`,
      )
    }
  }
}

async function readInvoices(ctx: AdminCtx, projectId: ProjectId) {
  const issued = await readIssuedInvoices(ctx, { projectId })
  return issued.map((document) => ({
    invoice: document.invoice,
    receipt: document.invoice.status === 'PAID' ? toReceipt(document) : null,
  }))
}

const PAGE_ROWS = 500

/** Oldest first, each entry with its link in the audit chain. */
async function readHistory(db: Db, projectId: ProjectId) {
  const entries = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof readAuditPage>> = await readAuditPage(db, {
      projectId,
      cursor,
      limit: PAGE_ROWS,
    })
    const ids = page.items.map(({ id }) => id)
    const links = new Map((await listAuditLinks(db, ids)).map((link) => [link.id, link]))
    entries.push(...page.items.map((entry) => ({ ...entry, ...links.get(entry.id) })))
    cursor = page.nextCursor
  } while (cursor !== null)
  return entries.reverse()
}
