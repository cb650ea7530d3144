import { formatMoney, type Money } from '@tallgrass/domain'
import classes from '../details/invoice-lines.module.css'

export interface Totals {
  net: Money
  taxes: { rate: string; net: Money; tax: Money }[]
  total: Money
}

/** Subtotal, tax by rate, and total. */
export function InvoiceTotals({ net, taxes, total }: Totals) {
  return (
    <dl className={classes.totals}>
      {taxes.length > 0 && (
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(net)}</dd>
        </div>
      )}
      {taxes.map((tax) => (
        <div key={tax.rate}>
          <dt>
            {tax.rate}% tax on {formatMoney(tax.net)}
          </dt>
          <dd>{formatMoney(tax.tax)}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>Total</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  )
}
