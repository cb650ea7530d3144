import type { Project } from '@tallgrass/contracts'
import {
  type Db,
  findOrganization,
  findUserById,
  listAuditLinks,
  listHandInsOfProject,
  listMessagesOfProject,
  listReviewsOfProject,
  listSharedIds,
} from '@tallgrass/db'
import { noSuch, type ProjectId } from '@tallgrass/domain'
import { readAuditPage } from '../audit/read-audit-page.ts'
import { signCurrentHead } from '../audit/save-head.ts'
import type { AdminCtx } from '../authorize.ts'
import { readIssuedInvoices } from '../invoices/get-invoice-document.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { readProject } from '../projects/get-project.ts'
import { lockProject } from '../projects/lock-project.ts'
import { readDocuments } from './read-documents.ts'
import { readFiles } from './read-files.ts'
import { takeArchive } from './take-archive.ts'
import { withReceipts } from './with-receipts.ts'

export type ProjectEvidence = Awaited<ReturnType<typeof gatherEvidence>>

/**
 * The evidence of a project: its client, its documents with their files and events, invoices and receipts, messages
 * with internal notes, what was handed in, task reviews, history, and the signed head of the audit chain. The contents of
 * files are read later, one at a time. Records the export, or its refusal. Throws NOT_FOUND, RATE_LIMITED, and CONFLICT for
 * a file that was altered or is missing.
 */
export async function gatherEvidence(ctx: AdminCtx, { id }: { id: ProjectId }) {
  const { db } = ctx
  const project = await readProject(db, ctx.scope, id)
  await takeArchive(ctx)
  const documents = await readDocuments(ctx, id)
  const files = await readFiles(ctx, id, 'office')
  await ctx.transaction(async (tx) => {
    await lockProject(tx, ctx.scope, { id })
    auditInProject(tx, id, { action: 'project.export-evidence', entity: 'project', entityId: id })
  })
  return {
    madeAt: ctx.clock(),
    project,
    client: await readClient(db, project),
    documents,
    invoices: withReceipts(await readIssuedInvoices(ctx, { projectId: id })),
    messages: await listMessagesOfProject(db, id, 'office'),
    handIns: await listHandInsOfProject(db, id),
    files,
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

const PAGE_ROWS = 500

/** Of these, what only administrators see, or no one saw, stays out of what is handed on. */
const PARTLY_INTERNAL = new Set(['message', 'file'])

/** Oldest first, each entry with its link in the audit chain. Nothing internal. */
async function readHistory(db: Db, projectId: ProjectId) {
  const entries = []
  const shared = new Set<string>(await listSharedIds(db, projectId))
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof readAuditPage>> = await readAuditPage(db, {
      projectId,
      cursor,
      limit: PAGE_ROWS,
    })
    const items = page.items.filter(
      ({ entity, entityId }) => !PARTLY_INTERNAL.has(entity) || (entityId !== null && shared.has(entityId)),
    )
    const ids = items.map(({ id }) => id)
    const links = new Map((await listAuditLinks(db, ids)).map((link) => [link.id, link]))
    entries.push(...items.map((entry) => ({ ...entry, ...links.get(entry.id) })))
    cursor = page.nextCursor
  } while (cursor !== null)
  return entries.reverse()
}
