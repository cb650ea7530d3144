import type { CreateProjectInput, Project } from '@tallgrass/contracts'
import { insertProject, newId } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { addTemplate } from './add-template.ts'
import { auditInProject } from './audit-in-project.ts'
import { ensureClient } from './ensure-client.ts'
import { readProject } from './get-project.ts'

/**
 * Creates a NEW project, empty or from the template of its type. Throws INVALID unless `clientId` is a
 * client.
 */
export async function createProject(ctx: AdminCtx, input: CreateProjectInput): Promise<Project> {
  const {
    clientId,
    description = null,
    fromTemplate,
    name,
    startDate = null,
    targetEndDate = null,
    type,
  } = input
  return ctx.transaction(async (tx) => {
    await ensureClient(tx, clientId)
    const id = newId('Project', tx.now)
    const facts = { name, type, clientId, description, startDate, targetEndDate }
    await insertProject(tx.db, { id, ...facts, createdAt: tx.now })
    if (fromTemplate) await addTemplate(tx, { id, type, startDate })
    auditInProject(tx, id, {
      action: 'project.create',
      entity: 'project',
      entityId: id,
      after: { ...facts, fromTemplate },
    })
    return readProject(tx.db, ctx.scope, id)
  })
}
