import { Card, Text, Title } from '@mantine/core'
import type { Invoice } from '@tallgrass/contracts'
import { formatMoney, type InvoiceStatus } from '@tallgrass/domain'
import { shortId, toWords } from '../../lib/words'
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge'
import { PayNowLink } from '../../shared/invoices/pay-now-link'
import { RelativeDay } from '../../ui/relative-day'
import { RelativeTime } from '../../ui/relative-time'
import classes from './invoice-card.module.css'
import { InvoiceFile } from './invoice-file'

const sentences: Partial<Record<InvoiceStatus, string>> = {
  OPEN: 'Payment due - click to pay online',
  PAID: 'Payment received - thank you!',
  VOID: 'This invoice has been voided',
}

export function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const { amount, createdAt, dueDate, id, kind, label, paidAt, projectName, status, title } = invoice
  const heading = `invoice-${id}`
  return (
    <Card component="article" aria-labelledby={heading} className={classes.card}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={heading} className={classes.title}>
            {title}
          </Title>
          <Text c="dimmed" fz="sm">
            {toWords(kind)}, {shortId(id)}
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
              , due <RelativeDay day={dueDate} />
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
        <Text fz="sm">{sentences[status]}</Text>
        <PayNowLink invoice={invoice} />
      </div>
      <div className={classes.foot}>
        <InvoiceFile invoice={invoice} file="invoice" />
        {status === 'PAID' && <InvoiceFile invoice={invoice} file="receipt" />}
      </div>
    </Card>
  )
}
