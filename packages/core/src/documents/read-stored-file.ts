import { type DocumentRow, findDocumentFile, listDocumentEvents } from '@tallgrass/db'
import { AppError, type DocumentFileKind } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { type FileFault, findFileFault, type StoredFile } from '../evidence/find-file-fault.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'

/** The sentences for people who try to download the file. */
const FILE_FAULTS: Record<FileFault, string> = {
  changed:
    'This file was changed after it was stored, so it cannot be downloaded. The administrators have been notified.',
  replaced:
    'This file does not match the evidence of this document, so it cannot be downloaded. The administrators have been notified.',
  unproven:
    'The evidence of this document was altered, so its file cannot be downloaded. The administrators have been notified.',
}

const FILE_NAMES: Record<DocumentFileKind, string> = {
  original: 'the PDF to sign',
  final: 'the sealed PDF',
}

type OfDocument = Pick<DocumentRow, 'agreementId' | 'id' | 'documentTitle'>

/**
 * The file of a document; undefined if there is none. Throws CONFLICT, and notifies the administrators, if
 * the file does not match its evidence.
 */
export async function readStoredFile(
  ctx: Ctx,
  document: OfDocument,
  kind: DocumentFileKind,
): Promise<StoredFile | undefined> {
  const file = await findDocumentFile(ctx.db, { documentId: document.id, kind })
  if (!file) return undefined
  const fault = findFileFault({ ...file, kind }, await listDocumentEvents(ctx.db, [document.id]))
  if (!fault) return file
  await reportFileFault(ctx, document, { kind, fault })
  throw new AppError('CONFLICT', FILE_FAULTS[fault])
}

/**
 * Raises one work item per file, fault and day. After it is closed, the next attempt on another day raises a
 * new one.
 */
export async function reportFileFault(
  ctx: Ctx,
  { agreementId, documentTitle, id }: OfDocument,
  { fault, kind }: { fault: FileFault; kind: DocumentFileKind },
): Promise<void> {
  const reason = {
    changed: 'its fingerprint does not match the stored one',
    replaced: 'its fingerprint does not match the evidence',
    unproven: 'the evidence of the document was altered',
  }[fault]
  const detail = `“${documentTitle}” (${id}): ${FILE_NAMES[kind]} cannot be downloaded: ${reason}. Compare it with a backup and find out who had write access to the database.`
  const day = ctx.clock().toISOString().slice(0, 10)
  await ctx.recordUnlessViewing(async (tx) => {
    await raiseWorkItem(tx, {
      kind: 'file_altered',
      cause: `file:${id}:${kind}:${fault}:${day}`,
      detail,
      entity: 'agreement',
      entityId: agreementId,
    })
  })
}
