import { MAX_PAGE_SIZE } from '@tallgrass/domain'
import { z } from 'zod'

/** Keyset pagination: `cursor` is opaque and comes from the previous page. */
export const pageInput = z
  .object({
    limit: z
      .int('limit must be a whole number')
      .min(1, 'limit must be 1 to 500')
      .max(MAX_PAGE_SIZE, 'limit must be 1 to 500')
      .default(50),
    cursor: z.string().max(500, 'cursor is not valid').nullish(),
  })
  .meta({ description: 'Keyset pagination: `cursor` is opaque and comes from the previous page.' })

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
