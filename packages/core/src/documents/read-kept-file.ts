import { type DocumentRow, findDocumentFile, listDocumentEvents } from '@tallgrass/db'
import { AppError, type DocumentFileKind } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { type FileFault, findFileFault, type KeptFile } from '../evidence/find-file-fault.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'

/** What somebody who wanted the file reads. */
const FILE_FAULTS: Record<FileFault, string> = {
  changed:
    'This file is not the one that was kept: its fingerprint differs, so it is not handed out. The administrators have been told.',
  replaced:
    'This file is not the one that the evidence of this document names, so it is not handed out. The administrators have been told.',
  unproven:
    'The evidence of this document was altered, so its file is not handed out. The administrators have been told.',
}

const FILE_NAMES: Record<DocumentFileKind, string> = {
  original: 'the PDF to sign',
  final: 'the sealed PDF',
}

type OfDocument = Pick<DocumentRow, 'agreementId' | 'id' | 'documentTitle'>

/**
 * The file of a document; undefined where there is none. Throws CONFLICT for one that is not what its evidence says, and
 * leaves that to the administrators.
 */
export async function readKeptFile(
  ctx: Ctx,
  document: OfDocument,
  kind: DocumentFileKind,
): Promise<KeptFile | undefined> {
  const file = await findDocumentFile(ctx.db, { documentId: document.id, kind })
  if (!file) return undefined
  const fault = findFileFault({ ...file, kind }, await listDocumentEvents(ctx.db, [document.id]))
  if (!fault) return file
  await reportFileFault(ctx, document, { kind, fault })
  throw new AppError('CONFLICT', FILE_FAULTS[fault])
}

/** Two who ask for the same file on one day are one matter for the administrators; closed without a change, it comes again. */
export async function reportFileFault(
  ctx: Ctx,
  { agreementId, documentTitle, id }: OfDocument,
  { fault, kind }: { fault: FileFault; kind: DocumentFileKind },
): Promise<void> {
  const what = {
    changed: 'its fingerprint is not the one that was kept with it',
    replaced: 'its fingerprint is not the one in the evidence',
    unproven: 'the evidence of the document was altered',
  }[fault]
  const detail = `“${documentTitle}” (${id}): ${FILE_NAMES[kind]} is handed to nobody, for ${what}. Compare it with a backup, and find out who could write to the database.`
  const day = ctx.clock().toISOString().slice(0, 10)
  await ctx.transaction((tx) =>
    raiseWorkItem(tx, {
      ...{ kind: 'file_altered', cause: `file:${id}:${kind}:${fault}:${day}`, detail },
      ...{ entity: 'agreement', entityId: agreementId },
    }),
  )
}
