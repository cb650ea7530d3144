import { Stack } from '@mantine/core'
import type { WaitlistEntry } from '@tallgrass/contracts'
import { filteredListQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { ExportCsv } from '../../ui/export-csv'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { WaitlistDrawer } from './waitlist-drawer'
import { WaitlistFilters } from './waitlist-filters'
import type { WaitlistSearch } from './waitlist-search'
import { WaitlistTable } from './waitlist-table'

interface WaitlistScreenProps {
  filters: WaitlistSearch
  onFiltersChange: (filters: WaitlistSearch) => void
}

export function WaitlistScreen({ filters, onFiltersChange }: WaitlistScreenProps) {
  const shown = useDialogAbout<WaitlistEntry>()
  const entries = trpc.admin.waitlist.list.useInfiniteQuery(filters, filteredListQuery)
  const isFiltered = Object.values(filters).some(Boolean)

  return (
    <>
      <PageHeader title="Waitlist" action={<ExportCsv path="/api/admin/waitlist.csv" filters={filters} />}>
        People waiting for a DevLab product, and how they plan to use it.
      </PageHeader>
      <Stack gap="lg">
        <WaitlistFilters filters={filters} onFiltersChange={onFiltersChange} />
        <PagedList
          pages={entries}
          noun="the waitlist"
          empty={
            <EmptyState title={isFiltered ? 'No Entries Found' : 'No One Has Joined Yet'}>
              {isFiltered
                ? 'Try another search or product.'
                : 'People who join the waitlist of a DevLab product appear here.'}
            </EmptyState>
          }
        >
          {(rows) => <WaitlistTable rows={rows} onOpen={shown.open} />}
        </PagedList>
      </Stack>
      <WaitlistDrawer entry={shown.about} opened={shown.opened} onClose={shown.close} />
    </>
  )
}
