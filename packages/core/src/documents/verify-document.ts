import type { VerifiedDocument, VerifyDocumentInput } from '@tallgrass/contracts'
import { findSealedDocument, listDocumentEvents } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { isChainIntact } from '../evidence/evidence-chain.ts'
import { namesFile } from '../evidence/find-file-fault.ts'

/**
 * Finds the document that a file is the sealed copy of, if the document's evidence confirms it. For anyone
 * with the file.
 */
export async function verifyDocument(ctx: Ctx, { sha256 }: VerifyDocumentInput): Promise<VerifiedDocument> {
  const sealed = await findSealedDocument(ctx.db, sha256)
  if (!sealed) return null
  const { id, ...known } = sealed
  const evidence = await listDocumentEvents(ctx.db, [id])
  return isChainIntact(evidence) && namesFile(evidence, { kind: 'final', sha256 }) ? known : null
}
