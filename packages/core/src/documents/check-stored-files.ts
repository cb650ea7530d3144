import { findDocumentFile, listDocumentEvents, listStoredFileKeys } from '@tallgrass/db'
import type { DocumentFileKind, DocumentId } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { type FileFault, findFileFault } from '../evidence/find-file-fault.ts'

interface FaultyFile {
  documentId: DocumentId
  kind: DocumentFileKind
  fault: FileFault
}

/** Compares every stored file of a document with its fingerprint and its evidence. */
export async function checkStoredFiles({ db }: WholeCtx): Promise<{ files: number; faults: FaultyFile[] }> {
  const faults: FaultyFile[] = []
  const keys = await listStoredFileKeys(db)
  for (const key of keys) {
    const file = await findDocumentFile(db, key)
    const fault =
      file && findFileFault({ ...file, kind: key.kind }, await listDocumentEvents(db, [key.documentId]))
    if (fault) faults.push({ ...key, fault })
  }
  return { files: keys.length, faults }
}
