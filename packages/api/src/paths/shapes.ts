import { sessionUser } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { z } from 'zod'
import type { Shape } from './row.ts'

/** A page as a plain array; the Link header holds the URL of the next page. */
export function listOf<T>(item: z.ZodType<T>): Shape<{ items: T[]; nextCursor: string | null }> {
  return {
    schema: z.array(item),
    headers: ['Link'],
    toAnswer({ items, nextCursor }, address) {
      if (!nextCursor) return { body: items }
      const next = new URL(address, 'http://localhost')
      next.searchParams.set('cursor', nextCursor)
      return { body: items, headers: { link: `<${next.pathname}${next.search}>; rel="next"` } }
    },
  }
}

/** Like `listOf`, without the fields that the schema does not name. */
export function listOfOnly<T>(item: z.ZodType<T>): Shape<{ items: T[]; nextCursor: string | null }> {
  const list = listOf(item)
  const toAnswer: typeof list.toAnswer = ({ items, nextCursor }, address) =>
    list.toAnswer({ items: items.map((one) => item.parse(one)), nextCursor }, address)
  return { ...list, toAnswer }
}

/** A record with its version in the ETag header, which callers send back in If-Match. */
export function withVersion<T extends { version: number }>(schema: z.ZodType<T>): Shape<T> {
  return {
    schema,
    headers: ['ETag'],
    toAnswer: (record) => ({ body: record, headers: { etag: `"${record.version}"` } }),
  }
}

/** Over REST, a visitor without a session is refused, while the procedure returns null. */
export const signedInOr401: Shape<z.infer<typeof sessionUser> | null> = {
  schema: sessionUser,
  refuses: ['UNAUTHENTICATED'],
  toAnswer(user) {
    if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in first')
    return { body: user }
  },
}
