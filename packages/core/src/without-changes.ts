import { AppError } from '@tallgrass/domain'
import type { Ctx } from './ctx.ts'

/** The same caller, who can read but change nothing: every transaction throws NOT_READY. */
export function withoutChanges(ctx: Ctx): Ctx {
  return { ...ctx, transaction: refuse, recordUnlessViewing: refuse }
}

async function refuse(): Promise<never> {
  throw new AppError('NOT_READY', 'This request cannot change anything')
}
