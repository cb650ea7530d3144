import { names } from '@tallgrass/brand'
import { findDocument } from '@tallgrass/db'
import type { DocumentId } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { lockDocument } from '../documents/lock-document.ts'
import { applyProviderState } from './apply-provider-state.ts'
import { endDocument } from './end-document.ts'
import { hostOf } from './host-of.ts'
import { markSent } from './send-document.ts'

/**
 * Recovers a sending that was interrupted between its two transactions. If the provider has the document,
 * records it as sent; if not, withdraws it, so that the agreement can be sent again. Throws if the provider
 * cannot be reached.
 */
export async function resumeSending(ctx: WholeCtx, documentId: DocumentId): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  if (document?.status !== 'draft') return
  const hosted = hostOf(ctx, document)
  const sent = await hosted?.findSent(documentId)
  await ctx.transaction(async (tx) => {
    if (sent) return markSent(ctx, tx, documentId, sent)
    const locked = await lockDocument(tx, documentId)
    if (locked.document.status !== 'draft') return undefined
    const reason = 'It was never sent'
    return endDocument(tx, locked, { how: 'withdraw', actor: { id: null, name: names.business }, reason })
  })
  const state = sent && (await hosted?.find(sent.id))
  if (state) await applyProviderState(ctx, documentId, state)
}
