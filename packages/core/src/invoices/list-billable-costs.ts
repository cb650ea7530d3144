import type { Cost } from '@tallgrass/contracts'
import { listBillableCosts as listBillableCostRows } from '@tallgrass/db'
import type { ProjectId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { getProject } from '../projects/get-project.ts'

/** The maximum number of lines of an invoice. */
const MAX_COSTS = 100

/** The billable costs of a project that are not on an invoice yet. Throws NOT_FOUND. */
export async function listBillableCosts(
  ctx: AdminCtx,
  { projectId }: { projectId: ProjectId },
): Promise<Pick<Cost, 'id' | 'label' | 'category' | 'vendor' | 'amount'>[]> {
  await getProject(ctx, { id: projectId })
  return listBillableCostRows(ctx.db, projectId, MAX_COSTS)
}
