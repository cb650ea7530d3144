import type { Instant } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** The document whose sealed file has this hash. Apart from its id, the result does not identify anyone. */
export function findSealedDocument(db: Db, sha256: string) {
  return db
    .selectFrom('eSignatureDocuments')
    .select(['id', 'documentType as type', 'status', 'sealedAt'])
    .where('sealedSha256', '=', sha256)
    .where('sealedAt', 'is not', null)
    .$narrowType<{ sealedAt: Instant }>()
    .executeTakeFirst()
}
