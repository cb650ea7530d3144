import type { Db } from '../database.ts'

/** The document whose sealed file has this hash; but for its id, nothing of it tells whose it is. */
export function findSealedDocument(db: Db, sha256: string) {
  return db
    .selectFrom('eSignatureDocuments')
    .select(['id', 'documentType as type', 'status', 'sealedAt'])
    .where('sealedSha256', '=', sha256)
    .where('sealedAt', 'is not', null)
    .$narrowType<{ sealedAt: string }>()
    .executeTakeFirst()
}
