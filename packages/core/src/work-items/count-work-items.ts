import { countOpenWorkItems } from '@tallgrass/db'
import { asksForInvitation, moneyKinds } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'

/** The number of open work items: all, about money, and by kind, without those that ask to invite a colleague. */
export async function countWorkItems(ctx: WholeCtx) {
  const rows = await countOpenWorkItems(ctx.db)
  const sumOf = (counted: typeof rows) => counted.reduce((sum, { open }) => sum + open, 0)
  const named = rows.filter((row) => !asksForInvitation(row))
  return {
    open: sumOf(rows),
    money: sumOf(rows.filter(({ kind }) => moneyKinds.includes(kind))),
    byKind: Object.fromEntries(
      [...Map.groupBy(named, ({ kind }) => kind)].map(([kind, counted]) => [kind, sumOf(counted)]),
    ),
  }
}
