import { isViewing } from '@tallgrass/contracts'
import { findDocument } from '@tallgrass/db'
import { type DocumentId, noSuch } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import { toDocument } from '../documents/to-document.ts'
import { refuseWhenUnreachable } from '../providers/refuse-when-unreachable.ts'
import { applyProviderState } from './apply-provider-state.ts'
import { hostOf } from './host-of.ts'

/**
 * The current state of a document, updated from its e-signature service, if any. Throws NOT_FOUND or
 * NOT_READY.
 */
export async function refreshDocument(ctx: PortalCtx, { id }: { id: DocumentId }) {
  const document = await findDocument(ctx.db, ctx.scope, id)
  if (!document) throw noSuch('Document')
  const hosted = hostOf(ctx, document)
  const { providerDocumentId } = document
  if (hosted && providerDocumentId && !isViewing(ctx)) {
    const unavailable =
      'Failed to refresh status: the e-signature service cannot be reached. Please try again.'
    const state = await refuseWhenUnreachable(unavailable, () => hosted.find(providerDocumentId))
    if (state) await applyProviderState(ctx, id, state)
  }
  const current = await findDocument(ctx.db, ctx.scope, id)
  if (!current) throw noSuch('Document')
  return toDocument(ctx, current)
}
