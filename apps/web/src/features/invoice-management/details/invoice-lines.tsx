import type { InvoiceLine } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { InvoiceTotals, type Totals } from '../form/invoice-totals'
import classes from './invoice-lines.module.css'

interface InvoiceLinesProps extends Totals {
  lines: InvoiceLine[]
}

/** Invoice lines with taxes and total. */
export function InvoiceLines({ lines, ...totals }: InvoiceLinesProps) {
  return (
    <div className={classes.sheet}>
      <ul className={classes.lines}>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and are only shown.
          <li key={n}>
            <span>
              {line.description}
              <span className={classes.price}>{priceInWords(line)}</span>
            </span>
            <span className={classes.net}>{formatMoney(line.net)}</span>
          </li>
        ))}
      </ul>
      <InvoiceTotals {...totals} />
    </div>
  )
}

function priceInWords({ quantity, taxRate, unitPrice }: InvoiceLine) {
  const price = `${quantity} × ${formatMoney(unitPrice)}`
  return Number(taxRate) === 0 ? price : `${price}, ${taxRate}% tax`
}
