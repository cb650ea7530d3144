import { SimpleGrid } from '@mantine/core'
import type { SessionUser } from '@tallgrass/contracts'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { LoadError } from '../../../ui/load-error'
import { PageHeader } from '../../../ui/page-header'
import { ClientCalls } from './client-calls'
import { ClientCounters } from './client-counters'
import { RecentInvoices } from './recent-invoices'
import { RecentProjects } from './recent-projects'
import { isOwn, waitingItems } from './waiting-items'
import { WaitingList } from './waiting-list'

/** Items that wait for the client and for their colleagues, then counters, then recent projects, invoices and calls. */
export function ClientDashboardScreen({ user }: { user: SessionUser }) {
  const { data, error, refetch } = trpc.portal.dashboard.useQuery(undefined, detailQuery)
  const items = data && waitingItems(data)
  const waiting = items?.filter((item) => isOwn(item, user.rights))
  return (
    <>
      <PageHeader title={`Welcome back, ${user.name || user.email}`}>
        {waiting && sentenceOf(waiting.length)}
      </PageHeader>
      {error && (
        <LoadError onRetry={() => void refetch()}>Failed to load your dashboard. Please try again.</LoadError>
      )}
      {waiting && <WaitingList items={waiting} own />}
      {items && <WaitingList items={items.filter((item) => !isOwn(item, user.rights))} own={false} />}
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

const numbers = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function sentenceOf(waiting: number) {
  if (waiting === 0) return 'Nothing is waiting for you.'
  if (waiting === 1) return 'One item is waiting for you. We are taking care of everything else.'
  return `${numbers[waiting - 2] ?? waiting} items are waiting for you. We are taking care of everything else.`
}
