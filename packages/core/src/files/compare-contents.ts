import { listNeededContents, type NeededContent } from '@tallgrass/db'
import type { WholeCtx } from '../ctx.ts'
import type { KeptContent } from '../ports/files.ts'

/** Read at a time. */
const PAGE_ROWS = 1000

type Difference = { missing: NeededContent } | { unneeded: KeptContent }

/**
 * Compares what is kept with what files complete since before `before` need, both in the order of their ids, so that
 * neither has to be whole in memory. What is unneeded by files may still have a row, such as a preview.
 */
export async function* compareContents(ctx: WholeCtx, before: Date): AsyncGenerator<Difference> {
  const kept = ctx.files.place.list()[Symbol.asyncIterator]()
  let next = await kept.next()
  for await (const needed of neededContents(ctx, before)) {
    for (; !next.done && next.value.id < needed.id; next = await kept.next()) yield { unneeded: next.value }
    if (!next.done && next.value.id === needed.id) next = await kept.next()
    else yield { missing: needed }
  }
  for (; !next.done; next = await kept.next()) yield { unneeded: next.value }
}

async function* neededContents({ db }: WholeCtx, before: Date): AsyncGenerator<NeededContent> {
  let after: NeededContent['id'] | null = null
  for (;;) {
    const rows: NeededContent[] = await listNeededContents(db, { after, before, limit: PAGE_ROWS })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_ROWS) return
    after = last.id
  }
}
