import type { AgreementDetails } from '@tallgrass/contracts'
import { insertAgreement, newId } from '@tallgrass/db'
import type { AgreementId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { ensureClient } from '../projects/ensure-client.ts'
import { auditAgreement, lockAgreement } from './lock-agreement.ts'
import { readAgreement } from './read-agreement.ts'

/**
 * Drafts another agreement with the same facts for the same client, whatever the status of the first. Throws
 * NOT_FOUND; INVALID if its client no longer is one.
 */
export async function duplicateAgreement(
  ctx: AdminCtx,
  { id: original }: { id: AgreementId },
): Promise<AgreementDetails> {
  return ctx.transaction(async (tx) => {
    const agreement = await lockAgreement(tx, ctx.scope, original)
    const { clientId, description, price, projectId, projectName, type } = agreement
    await ensureClient(tx, clientId)
    const id = newId('Agreement', tx.now)
    const facts = { clientId, projectId, type, projectName, description, price }
    await insertAgreement(tx.db, { id, ...facts, createdAt: tx.now })
    auditAgreement(tx, agreement, {
      action: 'agreement.duplicate',
      entity: 'agreement',
      entityId: id,
      after: { ...facts, duplicateOf: original },
    })
    return readAgreement(tx.db, ctx.scope, id)
  })
}
