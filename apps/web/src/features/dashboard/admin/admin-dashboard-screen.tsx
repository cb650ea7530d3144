import { SimpleGrid } from '@mantine/core'
import { IconFileText, IconHeartbeat, IconPlayerPlay, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { Counters } from '../../../ui/counters'
import { LoadError } from '../../../ui/load-error'
import { PageHeader } from '../../../ui/page-header'
import { FaultsLine } from '../faults-line'
import { businessInWords } from './business-in-words'
import { BusinessNow } from './business-now'
import { LatestAgreements } from './latest-agreements'
import { LatestProjects } from './latest-projects'
import { QuickActions } from './quick-actions'
import { SystemHealth } from './system-health'

interface AdminDashboardScreenProps {
  name: string
  /** Problems that need attention, shown first. */
  attention: ReactNode
  /** What waits while the site is held after a restore; below the system's health. */
  held: ReactNode
}

export function AdminDashboardScreen({ attention, held, name }: AdminDashboardScreenProps) {
  const { data, error, refetch } = trpc.admin.dashboard.get.useQuery(undefined, detailQuery)
  const faults = data?.health.facts.filter(({ state }) => state === 'fault') ?? []
  return (
    <>
      <PageHeader title={`Welcome back, ${name}`}>{data && businessInWords(data.business)}</PageHeader>
      {attention}
      <FaultsLine faults={faults} />
      {error && !data ? (
        <LoadError onRetry={() => void refetch()}>
          {errorText(error, 'Failed to load the dashboard. Please try again.')}
        </LoadError>
      ) : (
        <>
          <Counters
            label="Business"
            counters={[
              { icon: <IconUsers aria-hidden />, label: 'Total Users', value: data?.users },
              {
                icon: <IconPlayerPlay aria-hidden />,
                label: 'Active Projects',
                value: data?.activeProjects,
                detail: data && `of ${data.projects} total`,
              },
              {
                icon: <IconFileText aria-hidden />,
                label: 'Pending Agreements',
                value: data?.pendingAgreements,
                detail: data && `of ${data.agreements} total`,
              },
              {
                icon: <IconHeartbeat aria-hidden />,
                label: 'System Health',
                value: data && (data.health.good ? 'Good' : 'Needs attention'),
                detail:
                  faults.length > 0 && (faults.length === 1 ? '1 problem' : `${faults.length} problems`),
              },
            ]}
          />
          <BusinessNow business={data?.business} />
          <SimpleGrid minColWidth="min(100%, 24rem)" spacing="lg">
            <LatestProjects projects={data?.latestProjects} />
            <LatestAgreements agreements={data?.latestAgreements} />
            <SystemHealth facts={data?.health.facts} />
            {held}
            <QuickActions />
          </SimpleGrid>
        </>
      )}
    </>
  )
}
