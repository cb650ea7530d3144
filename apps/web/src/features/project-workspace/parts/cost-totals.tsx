import { Card } from '@mantine/core'
import { IconCash, IconReceipt, IconReceiptRefund } from '@tabler/icons-react'
import { costCategories, formatMoney, type Money, type ProjectId } from '@tallgrass/domain'
import { counterQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { toWords } from '../../../lib/words'
import { Counters } from '../../../ui/counters'
import { Facts } from '../../../ui/facts'
import { LoadError } from '../../../ui/load-error'

/** The totals of all costs, including those on pages that are not loaded yet. */
export function CostTotals({ projectId }: { projectId: ProjectId }) {
  const { data, error, refetch } = trpc.portal.projects.costTotals.useQuery({ id: projectId }, counterQuery)
  if (error && !data) {
    return <LoadError onRetry={() => void refetch()}>Failed to load totals. Please try again.</LoadError>
  }
  const toMoney = (amount: Money | undefined) => amount && formatMoney(amount)
  return (
    <>
      <Counters
        label="Totals"
        counters={[
          { icon: <IconCash aria-hidden />, label: 'Total', value: toMoney(data?.total) },
          { icon: <IconReceipt aria-hidden />, label: 'Billable', value: toMoney(data?.billable) },
          {
            icon: <IconReceiptRefund aria-hidden />,
            label: 'Reimbursable',
            value: toMoney(data?.reimbursable),
          },
        ]}
      />
      {data && (
        <Card component="section" aria-label="By category">
          <Facts
            facts={costCategories.map((category) => ({
              label: toWords(category),
              value: formatMoney(data.byCategory[category]),
            }))}
          />
        </Card>
      )}
    </>
  )
}
