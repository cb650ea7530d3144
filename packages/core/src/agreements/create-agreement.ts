import type { AgreementDetails, CreateAgreementInput } from '@tallgrass/contracts'
import { insertAgreement, newId } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { ensureClient } from '../projects/ensure-client.ts'
import { ensureSameOrganization } from '../projects/ensure-same-organization.ts'
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
    const organizationId = await ensureClient(tx, clientId)
    if (projectId) {
      const project = await lockProject(tx, ctx.scope, { id: projectId })
      ensureSameOrganization(organizationId, project)
    }
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
