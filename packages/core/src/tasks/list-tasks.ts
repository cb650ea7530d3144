import type { ProjectPart } from '@tallgrass/contracts'
import { listTasks as listTaskRows } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { getProject } from '../projects/get-project.ts'

/** The tasks of a project in their order. Throws NOT_FOUND. */
export async function listTasks(ctx: PortalCtx, { id, ...page }: ProjectPart) {
  await getProject(ctx, { id })
  return listTaskRows(ctx.db, ctx.scope, { ...page, projectId: id })
}
