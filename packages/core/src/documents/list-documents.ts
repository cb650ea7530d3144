import type { ProviderDocuments, ProviderDocumentsInput } from '@tallgrass/contracts'
import { listDocuments as listRows, mapProviderDocuments, type PageRequest } from '@tallgrass/db'
import { AppError, documentStatusWords, toInstant } from '@tallgrass/domain'
import type { AdminCtx, PortalCtx } from '../authorize.ts'
import { refuseWhenUnreachable } from '../providers/refuse-when-unreachable.ts'
import { toDocument } from './to-document.ts'

/** Ordered by step of the workflow, then newest first. Clients see only documents that were sent. */
export async function listDocuments(ctx: PortalCtx, request: PageRequest) {
  const page = await listRows(ctx.db, ctx.scope, request)
  return { ...page, items: page.items.map((document) => toDocument(ctx, document)) }
}

const MAX_LISTED = 100

/**
 * The documents at the e-signature provider, newest first. Throws NOT_FOUND for a provider that is not
 * configured, NOT_READY while it cannot be reached.
 */
export async function listProviderDocuments(
  ctx: AdminCtx,
  { provider = ctx.esign.provider }: ProviderDocumentsInput,
): Promise<ProviderDocuments> {
  if (provider !== ctx.esign.provider) {
    throw new AppError('NOT_FOUND', 'This e-signature service is not configured')
  }
  const unavailable = 'The e-signature service cannot be reached right now'
  const found = await refuseWhenUnreachable(unavailable, () => ctx.esign.list(MAX_LISTED))
  const ownIds = await mapProviderDocuments(
    ctx.db,
    found.map(({ id }) => id),
  )
  return {
    result: found.map(({ createdAt, id, status, title }) => ({
      documentId: id,
      documentTitle: title,
      documentStatus: documentStatusWords[status],
      createdDate: toInstant(createdAt),
      ownId: ownIds.get(id) ?? null,
    })),
  }
}
