import type { ListOrganizationsInput } from '@tallgrass/contracts'
import { listOrganizations as listRows, listOrganizationTags as listTagRows } from '@tallgrass/db'
import type { AdminCtx } from '../authorize.ts'
import { readOrganizationMoney } from './read-organization-money.ts'

/** Clients with their sums, in the requested order. */
export async function listOrganizations(ctx: AdminCtx, input: ListOrganizationsInput) {
  const page = await listRows(ctx.db, input)
  const moneyOf = await readOrganizationMoney(
    ctx,
    page.items.map(({ id }) => id),
  )
  return { ...page, items: page.items.map((row) => ({ ...row, money: moneyOf(row.id) })) }
}

/** Every tag in use. */
export function listOrganizationTags(ctx: AdminCtx): Promise<string[]> {
  return listTagRows(ctx.db)
}
