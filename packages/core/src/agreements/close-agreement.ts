import type { AgreementDetails } from '@tallgrass/contracts'
import { lockDocumentRow, updateAgreement } from '@tallgrass/db'
import { type AgreementId, ensureClosable, toInstant } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditAgreement, lockAgreement } from './lock-agreement.ts'
import { readAgreement } from './read-agreement.ts'

/**
 * Takes an abandoned draft off the lists; its documents and their evidence stay. Throws NOT_FOUND;
 * ILLEGAL_TRANSITION unless it is an open draft; CONFLICT while its document has not been sent.
 */
export async function closeAgreement(ctx: AdminCtx, { id }: { id: AgreementId }): Promise<AgreementDetails> {
  return ctx.transaction(async (tx) => {
    const agreement = await lockAgreement(tx, ctx.scope, id)
    const { documentId } = agreement
    ensureClosable(agreement, documentId === null ? undefined : await lockDocumentRow(tx.db, documentId))
    await updateAgreement(tx.db, id, { closedAt: tx.now })
    auditAgreement(tx, agreement, {
      action: 'agreement.close',
      entity: 'agreement',
      entityId: id,
      before: { closedAt: null },
      after: { closedAt: toInstant(tx.now) },
    })
    return readAgreement(tx.db, ctx.scope, id)
  })
}
