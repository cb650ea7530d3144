import { findDocument } from '@tallgrass/db'
import { AppError, type ErrorCode } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { asSystem, type Ctx } from '../ctx.ts'

/** What somebody tried who should not, or not any more; other refusals are slips of the pen. */
const NOTED: ReadonlySet<ErrorCode> = new Set(['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'])

interface Attempt {
  call: string
  documentId: string
  error: unknown
}

/** Writes down who was refused what of a document, and why; of made-up ids there would be no end. */
export async function recordDocumentRefusal(ctx: Ctx, { call, documentId, error }: Attempt): Promise<void> {
  if (!(error instanceof AppError) || !NOTED.has(error.code)) return
  if (!(await findDocument(ctx.db, asSystem(ctx).scope, documentId))) return
  const after = { call, reason: error.message }
  await ctx.transaction(async (tx) =>
    audit(tx, { action: 'document.refuse', entity: 'document', entityId: documentId, after }),
  )
}
