import type { ProjectPart } from '@tallgrass/contracts'
import { readAuditPage } from '../audit/read-audit-page.ts'
import type { AdminCtx } from '../authorize.ts'

/** What happened to a project and its parts, newest first; it outlives the project. */
export async function listProjectHistory(ctx: AdminCtx, { id, ...page }: ProjectPart) {
  return readAuditPage(ctx.db, { ...page, projectId: id })
}
