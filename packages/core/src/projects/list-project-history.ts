import type { ProjectPart } from '@tallgrass/contracts'
import { readNamedAuditPage } from '../audit/read-named-audit-page.ts'
import type { AdminCtx } from '../authorize.ts'

/** The history of a project and its parts, newest first. It outlives the project. */
export async function listProjectHistory(ctx: AdminCtx, { id, ...page }: ProjectPart) {
  return readNamedAuditPage(ctx.db, { ...page, projectId: id })
}
