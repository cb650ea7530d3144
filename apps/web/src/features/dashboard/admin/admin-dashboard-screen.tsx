import { SimpleGrid } from '@mantine/core'
import { businessInWords } from '@tallgrass/contracts/business-in-words'
import type { ReactNode } from 'react'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { errorText } from '../../../lib/trpc-error'
import { LoadError } from '../../../ui/load-error'
import { PageHeader } from '../../../ui/page-header'
import { FaultsLine } from '../faults-line'
import { BusinessCounters } from './business-counters'
import { BusinessNow } from './business-now'
import { LatestAgreements } from './latest-agreements'
import { LatestProjects } from './latest-projects'
import { QuickActions } from './quick-actions'
import { SystemHealth } from './system-health'

interface AdminDashboardScreenProps {
  name: string
  /** What waits for an administrator, below the figures: it may be long. */
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
      <FaultsLine faults={faults} />
      {error && !data ? (
        <LoadError onRetry={() => void refetch()}>
          {errorText(error, 'Failed to load the dashboard. Please try again.')}
        </LoadError>
      ) : (
        <>
          <BusinessCounters data={data} faults={faults.length} />
          <BusinessNow business={data?.business} />
        </>
      )}
      {attention}
      {(data || !error) && (
        <SimpleGrid minColWidth="min(100%, 24rem)" spacing="lg">
          <LatestProjects projects={data?.latestProjects} />
          <LatestAgreements agreements={data?.latestAgreements} />
          <SystemHealth facts={data?.health.facts} />
          {held}
          <QuickActions />
        </SimpleGrid>
      )}
    </>
  )
}
