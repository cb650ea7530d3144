import type { AgreementDetails } from '@tallgrass/contracts'
import { type Db, findAgreement, listDocumentsOfAgreement, type Scope } from '@tallgrass/db'
import { type AgreementId, noSuch } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { withEvidence } from '../evidence/with-evidence.ts'

/** The agreement with its documents and their evidence. Throws NOT_FOUND. */
export function getAgreement(ctx: AdminCtx, { id }: { id: AgreementId }): Promise<AgreementDetails> {
  return readAgreement(ctx.db, ctx.scope, id)
}

export async function readAgreement(db: Db, scope: Scope, id: AgreementId): Promise<AgreementDetails> {
  const agreement = await findAgreement(db, scope, id)
  if (!agreement) throw noSuch('Agreement')
  const documents = await listDocumentsOfAgreement(db, scope, id)
  // Only clients get a signing URL.
  return { ...agreement, signingUrl: null, documents: await withEvidence(db, documents) }
}
