import type { DocumentId, ESignProvider } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** Documents at this provider, newest first. */
export function listDocumentsAtProvider(db: Db, provider: ESignProvider, limit: number) {
  return db
    .selectFrom('eSignatureDocuments')
    .select(['id', 'documentTitle', 'status', 'createdAt'])
    .where('provider', '=', provider)
    .where('providerDocumentId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findDocumentAtProvider(db: Db, providerDocumentId: string) {
  return db
    .selectFrom('eSignatureDocuments')
    .select('id')
    .where('providerDocumentId', '=', providerDocumentId)
    .executeTakeFirst()
}

/** Our document ids by the provider's document ids. */
export async function mapProviderDocuments(db: Db, providerIds: string[]): Promise<Map<string, DocumentId>> {
  if (providerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('eSignatureDocuments')
    .select(['id', 'providerDocumentId'])
    .where('providerDocumentId', 'in', providerIds)
    .$narrowType<{ providerDocumentId: string }>()
    .execute()
  return new Map(rows.map(({ id, providerDocumentId }) => [providerDocumentId, id]))
}
