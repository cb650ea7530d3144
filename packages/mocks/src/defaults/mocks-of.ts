import type { Mocks, ProcedureName } from '../procedure-types.ts'

/** Exactly the procedures of one router, so that a new or renamed procedure needs a mock. */
export type MocksOf<Router extends string> = Required<
  Pick<Mocks, Extract<ProcedureName, `${Router}.${string}`>>
>

/** A list that fits on one page. */
export function onlyPage<Item>(items: Item[]) {
  return { items, nextCursor: null }
}
