import {
  type Db,
  findDocumentFile,
  listDocumentEvents,
  listDocumentSignatures,
  listDocumentsOfProject,
} from '@tallgrass/db'
import { AppError, type DocumentFileKind, documentFileKinds, type ProjectId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { reportFileFault } from '../documents/read-stored-file.ts'
import { findFileFault } from '../evidence/find-file-fault.ts'
import { auditInProject } from '../projects/audit-in-project.ts'

/**
 * The documents of a project with their evidence. Their files are compared with it one by one, and read again when they
 * are packed. Throws CONFLICT if one does not match, and records that.
 */
export async function readDocuments(ctx: PortalCtx, projectId: ProjectId) {
  const { db } = ctx
  const documents = await listDocumentsOfProject(db, projectId)
  if (documents.length === 0) return []
  const ids = documents.map(({ id }) => id)
  const [events, signatures] = [await listDocumentEvents(db, ids), await listDocumentSignatures(db, ids)]
  const packed = []
  for (const document of documents) {
    const evidence = events.filter(({ documentId }) => documentId === document.id)
    const signers = signatures.filter(({ documentId }) => documentId === document.id)
    packed.push({
      ...document,
      signatures: signers.map(({ email, name, role, signedAt }) => ({ role, name, email, signedAt })),
      files: await readFiles(ctx, projectId, { ...document, evidence }),
      evidence,
    })
  }
  return packed
}

type Evidence = Awaited<ReturnType<typeof listDocumentEvents>>
type Document = Awaited<ReturnType<typeof listDocumentsOfProject>>[number] & { evidence: Evidence }

async function readFiles(ctx: PortalCtx, projectId: ProjectId, document: Document) {
  const files = []
  for (const kind of documentFileKinds) {
    const key = { documentId: document.id, kind }
    const file = await findDocumentFile(ctx.db, key)
    if (!file) continue
    const fault = findFileFault({ ...file, kind }, document.evidence)
    if (fault) {
      await reportFileFault(ctx, document, { kind, fault })
      await refuse(ctx, projectId, document, { kind, fault })
    }
    files.push({ kind, sha256: file.sha256, read: () => readContent(ctx.db, key) })
  }
  return files
}

async function readContent(db: Db, key: Parameters<typeof findDocumentFile>[1]): Promise<Buffer> {
  const file = await findDocumentFile(db, key)
  if (!file) throw new Error('A file of a document is gone')
  return file.content
}

async function refuse(
  ctx: PortalCtx,
  projectId: ProjectId,
  { documentTitle, id: documentId }: Document,
  { fault, kind: file }: { kind: DocumentFileKind; fault: string },
): Promise<never> {
  await ctx.recordUnlessViewing(async (tx) =>
    auditInProject(tx, projectId, {
      action: 'project.refuse-evidence',
      entity: 'project',
      entityId: projectId,
      after: { documentId, file, fault },
    }),
  )
  const next =
    ctx.access === 'ADMIN' ? 'See Waiting for us on the dashboard.' : 'The administrators have been notified.'
  throw new AppError(
    'CONFLICT',
    `A file of “${documentTitle}” does not match its evidence, so the ${ctx.access === 'ADMIN' ? 'evidence pack' : 'archive'} cannot be created. ${next}`,
  )
}
