import { isViewing } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { Ctx } from './ctx.ts'

/** Throws FORBIDDEN for an administrator who sees the portal as a contact does. */
export function ensureNotViewing(ctx: Pick<Ctx, 'actor' | 'user'>): void {
  if (!isViewing(ctx)) return
  throw new AppError(
    'FORBIDDEN',
    `You are viewing the portal as ${ctx.user?.name}. You cannot change anything here.`,
  )
}
