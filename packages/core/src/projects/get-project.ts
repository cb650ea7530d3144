import type { Project } from '@tallgrass/contracts'
import { type Db, findProject, type Scope } from '@tallgrass/db'
import { noSuch, type ProjectId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'

/** Throws NOT_FOUND, also for someone else's project. */
export function getProject(ctx: PortalCtx, { id }: { id: ProjectId }): Promise<Project> {
  return readProject(ctx.db, ctx.scope, id)
}

export async function readProject(db: Db, scope: Scope, id: ProjectId): Promise<Project> {
  const project = await findProject(db, scope, id)
  if (!project) throw noSuch('Project')
  return project
}
