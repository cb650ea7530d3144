import type { CloseWorkItemInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** Notes how it was settled. */
export async function closeWorkItem(_ctx: AdminCtx, _input: CloseWorkItemInput): Promise<{ ok: true }> {
  throw new AppError('NOT_READY', 'Not available yet')
}
