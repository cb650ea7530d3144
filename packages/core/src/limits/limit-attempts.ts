import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { LimitName } from './limit-rules.ts'

/**
 * Counts an attempt before its outcome is known, so that simultaneous attempts cannot all slip through. An
 * attempt that fails with NOT_READY, because too many others wait, does not count. Throws RATE_LIMITED, or
 * what the attempt throws.
 */
export async function limitAttempts<T>(
  { limits }: Pick<Ctx, 'limits'>,
  counted: readonly { name: LimitName; key: string }[],
  attempt: () => Promise<T>,
): Promise<T> {
  for (const { key, name } of counted) await limits.take(name, key)
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_READY') {
      for (const { key, name } of counted) await limits.giveBack(name, key)
    }
    throw error
  }
}
