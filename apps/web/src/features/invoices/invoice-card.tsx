import { Card, Text, Title } from '@mantine/core'
import type { Invoice } from '@tallgrass/contracts'
import { cardLimits, formatMoney, type InvoiceStatus, isPayableByCard } from '@tallgrass/domain'
import { toWords } from '../../lib/words'
import { InvoiceFile } from '../../shared/invoices/invoice-file'
import { InvoiceReference } from '../../shared/invoices/invoice-reference'
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge'
import { MoneyToReturn } from '../../shared/invoices/money-to-return'
import { PayNowLink } from '../../shared/invoices/pay-now-link'
import { RefundedAmount } from '../../shared/invoices/refunded-amount'
import { PrintedDay } from '../../ui/printed-day'
import { RelativeTime } from '../../ui/relative-time'
import classes from './invoice-card.module.css'

const sentences: Partial<Record<InvoiceStatus, string>> = {
  OPEN: 'Payment due - click to pay online',
  PAID: 'Payment received - thank you!',
  VOID: 'This invoice has been voided',
}

export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { amount, createdAt, dueDate, id, kind, label, number, paidAt, projectName } = invoice
  const { refunded, status, title, toReturn, voidReason } = invoice
  const heading = `invoice-${id}`
  return (
    <Card component="article" aria-labelledby={heading} className={classes.card}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={heading} className={classes.title}>
            {title}
          </Title>
          <Text c="dimmed" fz="sm">
            {toWords(kind)}, <InvoiceReference id={id} number={number} />
          </Text>
          {projectName && (
            <Text c="dimmed" fz="sm">
              {projectName}
            </Text>
          )}
        </div>
        <InvoiceStatusBadge status={status} label={label} />
      </div>
      <div className={classes.sum}>
        <span className={classes.amount}>{formatMoney(amount)}</span>
        <Text component="span" c="dimmed" fz="sm">
          Created <RelativeTime at={createdAt} />
          {dueDate && status === 'OPEN' && (
            <>
              , due <PrintedDay day={dueDate} />
            </>
          )}
          {paidAt && (
            <>
              , paid <RelativeTime at={paidAt} />
            </>
          )}
        </Text>
      </div>
      <div className={classes.state}>
        <div>
          <Text fz="sm">{sentenceOf(invoice)}</Text>
          {voidReason && (
            <Text c="dimmed" fz="sm">
              Reason: {voidReason}
            </Text>
          )}
          <RefundedAmount refunded={refunded} />
          <MoneyToReturn toReturn={toReturn} />
        </div>
        <PayNowLink invoice={invoice} />
      </div>
      <div className={classes.foot}>
        <InvoiceFile invoice={invoice} file="invoice" />
        {status === 'PAID' && <InvoiceFile invoice={invoice} file="receipt" />}
      </div>
    </Card>
  )
}

function sentenceOf({ amount, status, url }: Invoice) {
  if (status === 'OPEN' && !url) return 'Payment due'
  if (status !== 'OPEN' || isPayableByCard(amount, cardLimits)) return sentences[status]
  return 'Payment due - cards cannot pay this amount'
}
