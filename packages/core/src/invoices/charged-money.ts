import { addMoney, type Money, subtractMoney } from '@tallgrass/domain'

/** Of the sums over invoices: what was issued and not voided, and what was paid and not refunded. */
export function chargedMoney({ open, paid, refunded }: { open: Money; paid: Money; refunded: Money }) {
  return { invoiced: addMoney(paid, open), paid: subtractMoney(paid, refunded), open }
}
