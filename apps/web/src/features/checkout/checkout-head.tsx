import { Text, Title } from '@mantine/core'
import { names } from '@tallgrass/brand'
import type { CheckoutView } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { InvoiceLabelBadge } from '../../shared/invoices/invoice-label-badge'
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge'
import { RefundedAmount } from '../../shared/invoices/refunded-amount'
import { ExactTime } from '../../ui/exact-time'
import { PrintedDay } from '../../ui/printed-day'
import classes from './checkout.module.css'

/** Sender, title, amount and due date. */
export function CheckoutHead({ checkout }: { checkout: CheckoutView }) {
  const { amount, dueDate, label, paidAt, refunded, status, title } = checkout
  const isOpen = status === 'OPEN'
  return (
    <section className={classes.head} aria-labelledby="checkout-title">
      <div>
        <Text c="dimmed">{names.business}</Text>
        <Title order={1} id="checkout-title" className={classes.title}>
          {title}
        </Title>
      </div>
      <div className={classes.sum}>
        <p className={classes.amount}>{formatMoney(amount)}</p>
        {isOpen ? <InvoiceLabelBadge label={label} /> : <InvoiceStatusBadge status={status} label={label} />}
      </div>
      {isOpen && dueDate && (
        <Text c="dimmed">
          Due <PrintedDay day={dueDate} />
        </Text>
      )}
      {paidAt && (
        <Text c="dimmed">
          Paid <ExactTime at={paidAt} />
        </Text>
      )}
      <RefundedAmount refunded={refunded} />
    </section>
  )
}
