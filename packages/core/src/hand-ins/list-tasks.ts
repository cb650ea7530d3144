import type { ProjectPart } from '@tallgrass/contracts'
import { listTasks as listTaskRows } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { listOf } from '../project-parts/list-project-parts.ts'

/** The tasks of a project, in order. Throws NOT_FOUND. */
export function listTasks(ctx: PortalCtx, input: ProjectPart) {
  return listOf(ctx, input, listTaskRows)
}
