import { findDocument } from '@tallgrass/db'
import { AppError, type DocumentId, type ErrorCode } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { asSystem, type Ctx } from '../ctx.ts'

/** Refusals of attempts that were not allowed, or no longer. Other codes are input mistakes. */
const RECORDED_CODES: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'])

interface Attempt {
  call: string
  documentId: DocumentId
  error: unknown
}

/**
 * Records a refused call on a document, with its reason. Skips unknown ids, because made-up ones would flood
 * the log.
 */
export async function recordDocumentRefusal(ctx: Ctx, { call, documentId, error }: Attempt): Promise<void> {
  if (!(error instanceof AppError) || !RECORDED_CODES.has(error.code)) return
  if (!(await findDocument(ctx.db, asSystem(ctx).scope, documentId))) return
  const after = { call, reason: error.message }
  await ctx.recordUnlessViewing(async (tx) =>
    audit(tx, { action: 'document.refuse', entity: 'document', entityId: documentId, after }),
  )
}
