import type { OpenDocumentInput } from '@tallgrass/contracts'
import { findDocument } from '@tallgrass/db'
import { AppError, type DocumentId, noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Ctx } from '../ctx.ts'
import { recordEvidence } from '../evidence/record-evidence.ts'
import { RETRY_AFTER_SECONDS } from '../providers/refuse-when-unreachable.ts'
import { toFileAddress } from '../viewing/get-viewed-file.ts'
import { auditDocument } from './audit-document.ts'
import { findReader } from './find-reader.ts'
import { lockDocument } from './lock-document.ts'
import { readStoredFile } from './read-stored-file.ts'
import { documentFileUrl } from './to-document.ts'

/**
 * The address of the finished document. Throws NOT_FOUND; CONFLICT until everyone has signed, and for an
 * altered file; NOT_READY until it is sealed.
 */
export async function downloadDocument(
  ctx: PortalCtx,
  { id }: { id: DocumentId },
): Promise<{ downloadUrl: string }> {
  const document = await findDocument(ctx.db, ctx.scope, id)
  if (!document) throw noSuch('Document')
  if (document.status !== 'completed')
    throw new AppError('CONFLICT', 'Not everyone has signed this document yet')
  if (!document.sealedAt) {
    const sentence = 'This document is being sealed. Please try again in a moment.'
    throw new AppError('NOT_READY', sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  await readStoredFile(ctx, document, 'final')
  return { downloadUrl: toFileAddress(ctx, documentFileUrl(document)) }
}

/**
 * The latest PDF: the original until everyone has signed, then the sealed one. It is compared with its
 * evidence first. Throws NOT_FOUND, also for someone without access, and CONFLICT for an altered file.
 */
export async function getDocumentFile(
  ctx: Ctx,
  input: OpenDocumentInput,
): Promise<{ name: string; bytes: Buffer }> {
  const { document, reader } = await findReader(ctx, input)
  const kind = document.sealedAt ? 'final' : 'original'
  const file = await readStoredFile(ctx, document, kind)
  if (!file) throw noSuch('Document')
  if (kind === 'final') {
    await ctx.recordUnlessViewing(async (tx) => {
      const locked = await lockDocument(tx, document.id)
      await recordEvidence(tx, document.id, { event: 'downloaded', actor: reader })
      auditDocument(tx, locked, { action: 'document.download' })
    })
  }
  return { name: document.documentTitle, bytes: file.content }
}
