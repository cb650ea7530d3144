import { AppError } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { LimitName } from './limit-rules.ts'

/**
 * Counts a try before its outcome is known, so that simultaneous tries cannot all slip through. One that was not made,
 * because too many others wait, does not count. Throws RATE_LIMITED, or what the try throws.
 */
export async function countingTry<T>(
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
