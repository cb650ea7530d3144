import { deleteAgreement as deleteRow, listDocumentsOfAgreement } from '@tallgrass/db'
import { type AgreementId, AppError, ensureDraft } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { auditAgreement, lockAgreement } from './lock-agreement.ts'

/**
 * Deletes a draft that never had a document. Throws NOT_FOUND; ILLEGAL_TRANSITION unless it is a draft;
 * CONFLICT if it has had a document, because evidence is never deleted.
 */
export async function deleteAgreement(ctx: AdminCtx, { id }: { id: AgreementId }): Promise<{ ok: true }> {
  await ctx.transaction(async (tx) => {
    const agreement = await lockAgreement(tx, ctx.scope, id)
    ensureDraft(agreement, 'deleted')
    if ((await listDocumentsOfAgreement(tx.db, ctx.scope, id)).length > 0) {
      throw new AppError(
        'CONFLICT',
        'This agreement had a document, and its evidence must be kept. Close it instead.',
      )
    }
    await deleteRow(tx.db, id)
    const { clientId, projectName, type } = agreement
    auditAgreement(tx, agreement, {
      action: 'agreement.delete',
      entity: 'agreement',
      entityId: id,
      before: { type, projectName, clientId },
    })
  })
  return { ok: true }
}
