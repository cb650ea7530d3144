import type { Cost } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** The billable costs of a project that no invoice charges yet. */
export async function listBillableCosts(
  _ctx: AdminCtx,
  _input: { projectId: string },
): Promise<Pick<Cost, 'id' | 'label' | 'category' | 'vendor' | 'amount'>[]> {
  throw new AppError('NOT_READY', 'Not available yet')
}
