import type { Invoice } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { RefundedAmount } from './refunded-amount'

/** The cell of a column *Amount*, with what was refunded of it. */
export function InvoiceAmount({
  invoice: { amount, refunded },
}: {
  invoice: Pick<Invoice, 'amount' | 'refunded'>
}) {
  return (
    <>
      {formatMoney(amount)}
      <RefundedAmount refunded={refunded} />
    </>
  )
}
