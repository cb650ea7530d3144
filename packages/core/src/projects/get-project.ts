import type { Project } from '@tallgrass/contracts'
import { type Db, findProject, type Scope } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { noSuchProject } from './lock-project.ts'

/** Throws NOT_FOUND, also for someone else's project. */
export function getProject(ctx: PortalCtx, { id }: { id: string }): Promise<Project> {
  return readProject(ctx.db, ctx.scope, id)
}

export async function readProject(db: Db, scope: Scope, id: string): Promise<Project> {
  const project = await findProject(db, scope, id)
  if (!project) throw noSuchProject()
  return project
}
