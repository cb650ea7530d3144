import type { ProviderDocuments, ProviderDocumentsInput } from '@tallgrass/contracts'
import { listDocuments as listRows, mapProviderDocuments, type PageRequest } from '@tallgrass/db'
import { AppError, documentStatusWords } from '@tallgrass/domain'
import type { AdminCtx, PortalCtx } from '../authorize.ts'
import { sayingWhenAway } from '../providers/provider-away.ts'
import { toDocument } from './to-document.ts'

/** By the step of the workflow, then the newest first; clients find what was sent to them. */
export async function listDocuments(ctx: PortalCtx, request: PageRequest) {
  const page = await listRows(ctx.db, ctx.scope, request)
  return { ...page, items: page.items.map((document) => toDocument(document, ctx.access)) }
}

const MAX_LISTED = 100

/**
 * What the e-signature provider holds, the newest first. Throws NOT_FOUND for one that is not in use, NOT_READY while it
 * is away.
 */
export async function listProviderDocuments(
  ctx: AdminCtx,
  { provider = ctx.esign.provider }: ProviderDocumentsInput,
): Promise<ProviderDocuments> {
  if (provider !== ctx.esign.provider) {
    throw new AppError('NOT_FOUND', 'This e-signature service is not configured')
  }
  const away = 'The e-signature service cannot be reached right now'
  const found = await sayingWhenAway(away, () => ctx.esign.list(MAX_LISTED))
  const ownIds = await mapProviderDocuments(
    ctx.db,
    found.map(({ id }) => id),
  )
  return {
    result: found.map(({ createdAt, id, status, title }) => ({
      documentId: id,
      documentTitle: title,
      documentStatus: documentStatusWords[status],
      createdDate: createdAt.toISOString(),
      ownId: ownIds.get(id) ?? null,
    })),
  }
}
