import { listHandInsOfProject, listMessagesOfProject, listReviewsOfProject } from '@tallgrass/db'
import type { ProjectId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { readIssuedInvoices } from '../invoices/get-invoice-document.ts'
import { auditInProject } from '../projects/audit-in-project.ts'
import { readProject } from '../projects/get-project.ts'
import { readDocuments } from './read-documents.ts'
import { readFiles } from './read-files.ts'
import { takeArchive } from './take-archive.ts'
import { withReceipts } from './with-receipts.ts'

export type EverythingOfProject = Awaited<ReturnType<typeof gatherEverything>>

/**
 * What the client of a project may take along: its documents, invoices and receipts, messages, what was handed in,
 * reviews, and files. No drafts, nothing internal, and no one's address or browser. Records the download. Throws NOT_FOUND,
 * RATE_LIMITED, and CONFLICT for a file that was altered or is missing.
 */
export async function gatherEverything(ctx: PortalCtx, { id }: { id: ProjectId }) {
  const { db } = ctx
  const project = await readProject(db, ctx.scope, id)
  await takeArchive(ctx)
  const documents = await readDocuments(ctx, id)
  const files = await readFiles(ctx, id, 'client')
  await ctx.recordUnlessViewing(async (tx) =>
    auditInProject(tx, id, { action: 'project.take-along', entity: 'project', entityId: id }),
  )
  return {
    madeAt: ctx.clock(),
    project,
    documents: documents.flatMap(({ evidence: _, ...sent }) => (sent.sentAt === null ? [] : sent)),
    invoices: withReceipts(await readIssuedInvoices(ctx, { projectId: id })),
    messages: await listMessagesOfProject(db, id, 'client'),
    handIns: await listHandInsOfProject(db, id),
    files,
    reviews: await listReviewsOfProject(db, id),
  }
}
