import type { AppRouter } from '@tallgrass/api'
import type { LiveChange } from '@tallgrass/contracts'
import { liveQueries, queriesOfOneRecord } from '@tallgrass/contracts/live-queries'
import type { ChangeKind } from '@tallgrass/domain'
import type { AnyProcedure, AnyQueryProcedure } from '@trpc/server'

type QueriesIn<Part> = {
  [Key in keyof Part & string]: Part[Key] extends AnyQueryProcedure
    ? Key
    : Part[Key] extends AnyProcedure
      ? never
      : `${Key}.${QueriesIn<Part[Key]>}`
}[keyof Part & string]

/** The queries of signed-in people. */
type LiveQueryPath = Extract<
  QueriesIn<AppRouter['_def']['record']>,
  `portal.${string}` | `admin.${string}` | 'auth.session' | 'auth.profile.get'
>

/** A query that does not say what it shows does not compile, and neither does one that no longer exists. */
const kindsOf: Record<LiveQueryPath, readonly ChangeKind[]> & {
  [Path in keyof typeof liveQueries]: Path extends LiveQueryPath ? readonly ChangeKind[] : never
} = liveQueries

const kinds = new Map<string, readonly ChangeKind[]>(Object.entries(kindsOf))
const ownKinds = new Map<string, ChangeKind>(Object.entries(queriesOfOneRecord))

/** What a cache knows a query by. */
interface CachedQuery {
  queryKey: readonly unknown[]
}

/** The path of a query, such as 'admin.leads.list'. */
export function pathOf({ queryKey: [path] }: CachedQuery): string {
  return Array.isArray(path) ? path.join('.') : ''
}

/** True if others can change what a query shows. The session has a check of its own. */
export function isLive(query: CachedQuery): boolean {
  const path = pathOf(query)
  return path !== 'auth.session' && (kinds.get(path)?.length ?? 0) > 0
}

/** True if a query may show one of these changes. */
export function isShownBy(query: CachedQuery, changes: readonly LiveChange[]): boolean {
  const path = pathOf(query)
  const shown = kinds.get(path) ?? []
  const own = ownKinds.get(path)
  const ownId = Reflect.get(Object(inputOf(query)), 'id')
  return changes.some(({ id, kind }) => {
    const isOfAnother = kind === own && id !== null && ownId !== undefined && id !== ownId
    return shown.includes(kind) && !isOfAnother
  })
}

/** The input of a query; of a list, that of all its pages. */
export function inputOf({ queryKey: [, args] }: CachedQuery): unknown {
  return Reflect.get(Object(args), 'input')
}
