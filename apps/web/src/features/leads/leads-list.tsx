import { Stack } from '@mantine/core'
import { keepFresh } from '../../lib/keep-fresh'
import { trpc } from '../../lib/trpc'
import { LoadError } from '../../ui/load-error'
import { ShowMore } from '../../ui/show-more'
import { TableSkeleton } from '../../ui/table-skeleton'
import type { LeadFilters } from './leads-search'
import { LeadsTable } from './leads-table'
import { NoLeads } from './no-leads'

interface LeadsListProps {
  filters: LeadFilters
  onOpen: (id: string) => void
}

export function LeadsList({ filters, onOpen }: LeadsListProps) {
  const leads = trpc.admin.leads.list.useInfiniteQuery(filters, {
    ...keepFresh,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  })
  const rows = leads.data?.pages.flatMap((page) => page.items)
  return (
    <Stack gap="lg">
      {leads.isPending && <TableSkeleton />}
      {leads.error && (
        <LoadError onRetry={() => void leads.refetch()}>Failed to load leads. Please try again.</LoadError>
      )}
      {rows?.length === 0 && <NoLeads isFiltered={Object.values(filters).some(Boolean)} />}
      {rows && rows.length > 0 && <LeadsTable rows={rows} onOpen={onOpen} />}
      <ShowMore pages={leads} />
    </Stack>
  )
}
