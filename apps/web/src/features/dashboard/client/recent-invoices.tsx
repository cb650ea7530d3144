import { Anchor, Text } from '@mantine/core'
import type { Invoice } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { toWords } from '../../../lib/words'
import { InvoiceReference } from '../../../shared/invoices/invoice-reference'
import { InvoiceStatusBadge } from '../../../shared/invoices/invoice-status-badge'
import { RefundedAmount } from '../../../shared/invoices/refunded-amount'
import { RelativeTime } from '../../../ui/relative-time'
import { RecentList } from '../recent-list'
import classes from '../recent-list.module.css'

export function RecentInvoices({ invoices }: { invoices: Invoice[] | undefined }) {
  return (
    <RecentList
      title="Recent Invoices"
      all={
        <Anchor fz="sm" renderRoot={(props) => <Link to="/portal/invoices" {...props} />}>
          All invoices
        </Anchor>
      }
      empty="No invoices yet."
      rows={invoices}
    >
      {({ amount, createdAt, id, kind, label, number, refunded, status }) => (
        <>
          <div>
            <span className={classes.title}>{toWords(kind)}</span>
            <Text c="dimmed" fz="sm">
              <InvoiceReference id={id} number={number} />, <RelativeTime at={createdAt} />
            </Text>
          </div>
          <div className={classes.side}>
            <span className={classes.amount}>{formatMoney(amount)}</span>
            <InvoiceStatusBadge status={status} label={label} />
            <RefundedAmount refunded={refunded} />
          </div>
        </>
      )}
    </RecentList>
  )
}
