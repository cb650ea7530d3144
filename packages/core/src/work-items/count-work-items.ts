import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** How many wait. */
export async function countWorkItems(_ctx: AdminCtx): Promise<{ open: number }> {
  throw new AppError('NOT_READY', 'Not available yet')
}
