import { addMoney, type DiscountTaken, discountInWords, formatMoney, type Money } from '@tallgrass/domain'
import classes from '../details/invoice-lines.module.css'

export interface Totals {
  discount: DiscountTaken | null
  /** After the discount. */
  net: Money
  taxes: { rate: string; net: Money; tax: Money }[]
  total: Money
}

/** Subtotal, discount, tax by rate, and total. */
export function InvoiceTotals({ discount, net, taxes, total }: Totals) {
  return (
    <dl className={classes.totals}>
      {(discount || taxes.length > 0) && (
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(discount ? addMoney(net, discount.amount) : net)}</dd>
        </div>
      )}
      {discount && (
        <div>
          <dt>{discountInWords(discount)}</dt>
          <dd>−{formatMoney(discount.amount)}</dd>
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
