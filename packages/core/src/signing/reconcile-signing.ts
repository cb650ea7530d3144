import { findDocument } from '@tallgrass/db'
import { ProviderUnreachable, toId } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import type { HostedSigning, SigningState } from '../ports/esign.ts'
import { applyProviderState } from './apply-provider-state.ts'
import { markSent } from './send-document.ts'

/**
 * Handles a document at the e-signature service whose id we have not recorded. If we sent it and the answer
 * was lost, records it as sent. If it was replaced or withdrawn in the meantime, withdraws it there. Throws
 * ProviderUnreachable.
 */
export async function reconcileSigning(
  ctx: WholeCtx,
  hosted: HostedSigning,
  state: SigningState,
): Promise<void> {
  // Skips documents that the business sent there directly.
  const { idempotencyKey } = state
  const ownId = idempotencyKey === null ? undefined : toId('Document', idempotencyKey)
  const document = ownId && (await findDocument(ctx.db, ctx.scope, ownId))
  if (!document || state.status === 'expired') return
  if (document.status === 'draft') {
    const sent = await hosted.findSent(document.id)
    if (!sent) throw new ProviderUnreachable('The e-signature service does not list this document yet')
    await ctx.transaction((tx) => markSent(ctx, tx, document.id, sent))
  }
  const current = await findDocument(ctx.db, ctx.scope, document.id)
  if (current?.providerDocumentId === state.id) await applyProviderState(ctx, document.id, state)
  else await hosted.withdraw(state.id, 'It was sent again or is no longer needed')
}
