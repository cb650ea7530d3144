import { IconCash, IconCircleX, IconClock, IconReceipt } from '@tabler/icons-react'
import { formatMoney, isMoneyLess, type Money, NO_MONEY } from '@tallgrass/domain'
import { counterQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { Counters } from '../../ui/counters'

/** Totals of all invoices, regardless of the filters below. */
export function InvoiceCounters() {
  const { data } = trpc.admin.invoices.summary.useQuery(undefined, counterQuery)
  return (
    <Counters
      label="Counts"
      counters={[
        {
          icon: <IconCash aria-hidden />,
          label: 'Total Revenue',
          value: data && formatMoney(data.paid),
          detail: data && listed(`${data.paidCount} paid`, refunded(data.refunded)),
        },
        {
          icon: <IconClock aria-hidden />,
          label: 'Outstanding',
          value: data && formatMoney(data.outstanding),
          detail:
            data && listed(`${data.openCount} open`, data.overdueCount > 0 && `${data.overdueCount} overdue`),
        },
        {
          icon: <IconReceipt aria-hidden />,
          label: 'Total Invoices',
          value: data?.total,
          detail: data && data.draftCount > 0 && counted(data.draftCount, 'draft'),
        },
        {
          icon: <IconCircleX aria-hidden />,
          label: 'Void Invoices',
          value: data?.voidCount,
          detail: data && 'Cancelled',
        },
      ]}
    />
  )
}

function refunded(money: Money) {
  return isMoneyLess(NO_MONEY, money) && `${formatMoney(money)} refunded`
}

function counted(count: number, noun: string) {
  return `${count} ${count === 1 ? noun : `${noun}s`}`
}

function listed(...facts: (string | false)[]) {
  return facts.filter((fact) => fact !== false).join(', ')
}
