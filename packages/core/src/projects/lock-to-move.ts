import { findProject, type OrganizationRow, type ProjectRow, type Scope } from '@tallgrass/db'
import { isWorkOpen, noSuch, type ProjectId, type ProjectStatus } from '@tallgrass/domain'
import { lockOrganization } from '../contacts/lock-organization.ts'
import type { Tx } from '../ctx.ts'
import { lockProject } from './lock-project.ts'

interface Move {
  id: ProjectId
  /** Undefined if it stays. */
  status: ProjectStatus | undefined
}

interface Locked {
  project: ProjectRow
  /** Only for a move to a status in which work is open. */
  client: OrganizationRow | undefined
}

/**
 * Locks a project, after its client, who must not be archived while the project is reopened. Throws NOT_FOUND; CONFLICT
 * if the client has just been merged into another.
 */
export async function lockToMove(tx: Tx, scope: Scope, { id, status }: Move): Promise<Locked> {
  const seen = await findProject(tx.db, scope, id)
  if (!seen) throw noSuch('Project')
  const opens = status !== undefined && isWorkOpen({ status })
  const client = opens ? await lockOrganization(tx, seen.organizationId) : undefined
  const project = await lockProject(tx, scope, { id, lock: 'FOR UPDATE' })
  return { client, project }
}
