import type { AppRouter } from '@tallgrass/api'
import type { Mocks, ProcedureName } from '../procedure-types.ts'

/** All procedures of one router, no other name: a new or renamed one has to be answered here too. */
export type MocksOf<Router extends string> = Required<
  Pick<Mocks<AppRouter>, Extract<ProcedureName<AppRouter>, `${Router}.${string}`>>
>

/** A list that is shown at once. */
export function onlyPage<Item>(items: Item[]) {
  return { items, nextCursor: null }
}
