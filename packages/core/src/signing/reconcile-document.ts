import { names } from '@tallgrass/brand'
import { findDocument, findDocumentAtProvider } from '@tallgrass/db'
import { type DocumentId, ProviderUnreachable } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { applyProviderState } from './apply-provider-state.ts'
import { endDocument } from './end-document.ts'
import { reconcileSigning } from './reconcile-signing.ts'

/** The document that a notice of the e-signature service is about. */
export interface ReportedDocument {
  providerDocumentId: string
  /** True if the service could not prepare the document. */
  failed: boolean
}

/**
 * Reads and applies the state of a document. Throws if the service cannot be reached or is still preparing
 * it; the queue then retries.
 */
export async function reconcileDocumentJob(ctx: WholeCtx, reported: ReportedDocument): Promise<void> {
  const { failed, providerDocumentId } = reported
  const { hosted } = ctx.esign
  const state = await hosted?.find(providerDocumentId)
  const known = await findDocumentAtProvider(ctx.db, providerDocumentId)
  if (known && state) await applyProviderState(ctx, known.id, state)
  else if (known && failed) await endUnprepared(ctx, known.id)
  else if (hosted && state) await reconcileSigning(ctx, hosted, state)
  else if (hosted && !failed)
    throw new ProviderUnreachable('The e-signature service does not know this document yet')
}

/** Its signers never saw it, so no mail is sent. The reason is in its history. */
async function endUnprepared(ctx: WholeCtx, documentId: DocumentId): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  if (document?.status !== 'sent') return
  await ctx.transaction(async (tx) => {
    const locked = await lockDocument(tx, documentId)
    if (locked.document.status !== 'sent') return
    const reason = 'The e-signature service could not prepare it'
    await endDocument(tx, locked, { how: 'withdraw', actor: { id: null, name: names.business }, reason })
  })
}
