import { names } from '@tallgrass/brand'
import { findDocument, findDocumentAtProvider } from '@tallgrass/db'
import { ProviderUnreachable } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { holdDocument } from '../documents/hold-document.ts'
import { adoptSigning } from './adopt-signing.ts'
import { applyProviderState } from './apply-provider-state.ts'
import { endDocument } from './end-document.ts'

/** What a notice of the e-signature service pointed at. */
export interface ToldSigning {
  providerDocumentId: string
  /** It said that it could not prepare the document. */
  failed: boolean
}

/**
 * Reads how a document stands. Throws when the service is away, or has not prepared it yet: then the queue tries again.
 */
export async function followDocumentJob(ctx: WholeCtx, told: ToldSigning): Promise<void> {
  const { failed, providerDocumentId } = told
  const { hosted } = ctx.esign
  const state = await hosted?.find(providerDocumentId)
  const known = await findDocumentAtProvider(ctx.db, providerDocumentId)
  if (known && state) await applyProviderState(ctx, known.id, state)
  else if (known && failed) await endUnprepared(ctx, known.id)
  else if (hosted && state) await adoptSigning(ctx, hosted, state)
  else if (hosted && !failed)
    throw new ProviderUnreachable('The e-signature service does not know this document yet')
}

/** Its signers never saw it, so that nobody has to be told but whoever reads its history. */
async function endUnprepared(ctx: WholeCtx, documentId: string): Promise<void> {
  const document = await findDocument(ctx.db, ctx.scope, documentId)
  if (document?.status !== 'sent') return
  await ctx.transaction(async (tx) => {
    const held = await holdDocument(tx, documentId)
    if (held.document.status !== 'sent') return
    const reason = 'The e-signature service could not prepare it'
    await endDocument(tx, held, { how: 'withdraw', actor: { id: null, name: names.business }, reason })
  })
}
