import type { VerifiedDocument, VerifyDocumentInput } from '@tallgrass/contracts'
import { findSealedDocument } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'

/** Whether a file is one that we have sealed, for whoever holds it. */
export async function verifyDocument(ctx: Ctx, { sha256 }: VerifyDocumentInput): Promise<VerifiedDocument> {
  return (await findSealedDocument(ctx.db, sha256)) ?? null
}
