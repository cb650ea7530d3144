import { SimpleGrid } from '@mantine/core'
import type { SessionUser } from '@tallgrass/contracts'
import { isOwnItem, waitingInWords, waitingItems } from '@tallgrass/contracts/waiting-items'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { LoadError } from '../../../ui/load-error'
import { PageHeader } from '../../../ui/page-header'
import { ClientCalls } from './client-calls'
import { ClientCounters } from './client-counters'
import { RecentInvoices } from './recent-invoices'
import { RecentProjects } from './recent-projects'
import { WaitingList } from './waiting-list'

/** Items that wait for the client and for their colleagues, then counters, then recent projects, invoices and calls. */
export function ClientDashboardScreen({ user }: { user: SessionUser }) {
  const { data, error, refetch } = trpc.portal.dashboard.useQuery(undefined, detailQuery)
  const items = data && waitingItems(data)
  const waiting = items?.filter((item) => isOwnItem(item, user.rights))
  return (
    <>
      <PageHeader title={`Welcome back, ${user.name || user.email}`}>
        {waiting && waitingInWords(waiting.length)}
      </PageHeader>
      {error && (
        <LoadError onRetry={() => void refetch()}>Failed to load your dashboard. Please try again.</LoadError>
      )}
      {waiting && <WaitingList items={waiting} own />}
      {items && <WaitingList items={items.filter((item) => !isOwnItem(item, user.rights))} own={false} />}
      {(data || !error) && (
        <>
          <ClientCounters counts={data} />
          <SimpleGrid minColWidth="min(100%, 24rem)" spacing="lg">
            <RecentProjects projects={data?.recentProjects} />
            <RecentInvoices invoices={data?.recentInvoices} />
          </SimpleGrid>
          <ClientCalls calls={data?.calls} />
        </>
      )}
    </>
  )
}
