import type { Operation } from '@trpc/client'

/** Paths of queries that are being made again although nobody asked, with how many are under way. */
export const unattendedQueries = new Map<string, number>()

/** For calls that no hand caused. */
export const unattended = { context: { unattended: true } }

/** True for a call that no hand caused: alone, it is no use of the session. */
export function isUnattended({ context, path, type }: Operation): boolean {
  return context.unattended === true || (type === 'query' && unattendedQueries.has(path))
}
