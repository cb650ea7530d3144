import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'

/** Throws NOT_FOUND if this installation sends no sign-in links. */
export function ensureOffered({ settings }: Ctx): void {
  if (!settings.signInLinks) throw new AppError('NOT_FOUND', 'Sign-in links are not available here')
}
