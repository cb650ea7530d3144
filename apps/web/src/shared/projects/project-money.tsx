import { Skeleton, Text } from '@mantine/core'
import type { ProjectMoney as Money } from '@tallgrass/contracts'
import { formatMoney, type ProjectId } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { useProjectSummary } from '../../lib/use-project-summary'
import { Facts } from '../../ui/facts'
import { LoadError } from '../../ui/load-error'
import { PaidAmount } from '../invoices/paid-amount'
import classes from './project-money.module.css'

/** What was agreed for a project, and how much of it was invoiced, paid and is open: a part of a project's card. */
export function ProjectMoney({ projectId }: { projectId: ProjectId }) {
  const { data, error, refetch } = useProjectSummary(projectId)
  if (error && !data) {
    return (
      <LoadError onRetry={() => void refetch()}>
        Failed to load the price and payments. Please try again.
      </LoadError>
    )
  }
  return (
    <section aria-label="Price and payments" className={classes.money}>
      {data ? <Facts short facts={factsOf(data.money)} /> : <Skeleton h="2.75rem" />}
    </section>
  )
}

function factsOf({ agreed, invoiced, open, paid, refunded, unsigned }: Money) {
  return [
    {
      label: 'Price agreed',
      value: (
        <>
          {agreed ? formatMoney(agreed) : unsigned ? 'Not agreed yet' : 'Not set'}
          {unsigned && <Beside>{formatMoney(unsigned)} sent, not fully signed</Beside>}
        </>
      ),
    },
    { label: 'Invoiced', value: formatMoney(invoiced) },
    { label: 'Paid', value: <PaidAmount paid={paid} refunded={refunded} /> },
    { label: 'Open', value: formatMoney(open) },
  ]
}

function Beside({ children }: { children: ReactNode }) {
  return (
    <Text component="span" display="block" c="dimmed" fz="xs" fw={400}>
      {children}
    </Text>
  )
}
