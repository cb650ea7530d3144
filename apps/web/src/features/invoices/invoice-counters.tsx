import { IconCircleCheck, IconClock, IconReceipt } from '@tabler/icons-react'
import type { InvoiceSummary } from '@tallgrass/contracts'
import { countOf, formatMoney, isMoneyLess, NO_MONEY } from '@tallgrass/domain'
import { Counters } from '../../ui/counters'

/** Shows placeholders while `summary` is undefined. */
export function InvoiceCounters({ summary }: { summary: InvoiceSummary | undefined }) {
  return (
    <Counters
      label="Summary"
      counters={[
        {
          icon: <IconCircleCheck aria-hidden />,
          label: 'Total Paid',
          value: summary && formatMoney(summary.paid),
          detail: summary && paidDetail(summary),
        },
        {
          icon: <IconClock aria-hidden />,
          label: 'Outstanding',
          value: summary && formatMoney(summary.outstanding),
          detail: summary && outstandingDetail(summary),
        },
        {
          icon: <IconReceipt aria-hidden />,
          label: 'Total Invoices',
          value: summary?.total,
          detail: summary && summary.voidCount > 0 && `${summary.voidCount} voided`,
        },
      ]}
    />
  )
}

function paidDetail({ paidCount, refunded }: InvoiceSummary) {
  const count = countOf(paidCount, 'paid invoice')
  return isMoneyLess(NO_MONEY, refunded) ? `${count}, ${formatMoney(refunded)} refunded` : count
}

function outstandingDetail({ openCount, overdueCount }: InvoiceSummary) {
  const count = countOf(openCount, 'open invoice')
  return overdueCount > 0 ? `${count}, ${overdueCount} overdue` : count
}
