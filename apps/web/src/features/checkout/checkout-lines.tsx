import { VisuallyHidden } from '@mantine/core'
import type { CheckoutView } from '@tallgrass/contracts'
import { addMoney, discountInWords, formatMoney, isMoneyLess, NO_MONEY } from '@tallgrass/domain'
import classes from './checkout.module.css'

/** Invoice lines with taxes and total. */
export function CheckoutLines({ checkout }: { checkout: CheckoutView }) {
  const { amount, currency, discount, lines, net, status, tax, taxes } = checkout
  const isTaxed = isMoneyLess(NO_MONEY, tax)
  return (
    <table className={classes.lines}>
      <VisuallyHidden component="caption">Invoice lines</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, net: lineNet, quantity, taxRate, unitPrice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order is fixed.
          <tr key={index}>
            <td>
              {description}
              <span>
                {toPlain(quantity)} × {formatMoney(unitPrice)}
                {isTaxed && `, ${toPlain(taxRate) === '0' ? 'no tax' : `${toPlain(taxRate)}% tax`}`}
              </span>
            </td>
            <td>{formatMoney(lineNet)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(discount || isTaxed) && (
          <tr>
            <th scope="row">Subtotal</th>
            <td>{formatMoney(discount ? addMoney(net, discount.amount) : net)}</td>
          </tr>
        )}
        {discount && (
          <tr>
            <th scope="row">{discountInWords(discount)}</th>
            <td>−{formatMoney(discount.amount)}</td>
          </tr>
        )}
        {taxes.map((entry) => (
          <tr key={entry.rate}>
            <th scope="row">
              Tax, {toPlain(entry.rate)}% of {formatMoney(entry.net)}
            </th>
            <td>{formatMoney(entry.tax)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            {status === 'OPEN' ? 'Amount due' : 'Total'}, {currency}
          </th>
          <td>{formatMoney(amount)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Drops trailing zeros: '2.500' becomes '2.5'. */
function toPlain(decimal: string) {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
