import type { OrganizationMoney } from '@tallgrass/contracts'
import { sumOrganizationMoney } from '@tallgrass/db'
import { NO_MONEY, type OrganizationId } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'
import { businessDayAt } from '../business-day.ts'
import { chargedMoney } from '../invoices/charged-money.ts'

const NONE: OrganizationMoney = {
  agreed: NO_MONEY,
  invoiced: NO_MONEY,
  paid: NO_MONEY,
  refunded: NO_MONEY,
  open: NO_MONEY,
  overdue: NO_MONEY,
}

/** The sums of these clients, in one query. */
export async function readOrganizationMoney({ clock, db }: AdminCtx, ids: OrganizationId[]) {
  const rows = await sumOrganizationMoney(db, ids, businessDayAt(clock()))
  const sums = new Map(
    rows.map(({ agreed, id, overdue, ...charged }) => [
      id,
      { agreed: agreed ?? NO_MONEY, overdue, refunded: charged.refunded, ...chargedMoney(charged) },
    ]),
  )
  return (id: OrganizationId): OrganizationMoney => sums.get(id) ?? NONE
}
