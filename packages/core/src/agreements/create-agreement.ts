import type { AgreementDetails, CreateAgreementInput } from '@tallgrass/contracts'
import { insertAgreement, newId } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { ensureClient } from '../projects/ensure-client.ts'
import { ensureSameClient } from '../projects/ensure-same-client.ts'
import { lockProject } from '../projects/lock-project.ts'
import { auditAgreement } from './lock-agreement.ts'
import { readAgreement } from './read-agreement.ts'

/**
 * Creates a DRAFT. Throws NOT_FOUND for an unknown project; INVALID for a wrong `clientId` or another
 * client's project.
 */
export async function createAgreement(ctx: AdminCtx, input: CreateAgreementInput): Promise<AgreementDetails> {
  const { clientId, description = null, price = null, projectId = null, projectName, type } = input
  return ctx.transaction(async (tx) => {
    await ensureClient(tx, clientId)
    if (projectId) ensureSameClient(clientId, await lockProject(tx, ctx.scope, { id: projectId }))
    const id = newId('Agreement', tx.now)
    const facts = { clientId, projectId, type, projectName, description, price }
    await insertAgreement(tx.db, { id, ...facts, createdAt: tx.now })
    auditAgreement(
      tx,
      { projectId },
      {
        action: 'agreement.create',
        entity: 'agreement',
        entityId: id,
        after: facts,
      },
    )
    return readAgreement(tx.db, ctx.scope, id)
  })
}
