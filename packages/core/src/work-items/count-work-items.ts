import { countOpenWorkItems } from '@tallgrass/db'
import { moneyKinds } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** The number of open work items: all, about money, and by kind. */
export async function countWorkItems(ctx: AdminCtx) {
  const rows = await countOpenWorkItems(ctx.db)
  const sumOf = (counted: typeof rows) => counted.reduce((sum, { open }) => sum + open, 0)
  return {
    open: sumOf(rows),
    money: sumOf(rows.filter(({ kind }) => moneyKinds.includes(kind))),
    byKind: Object.fromEntries(rows.map(({ kind, open }) => [kind, open])),
  }
}
