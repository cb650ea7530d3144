import type { LeadId } from '@tallgrass/domain'
import { filteredListQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { PagedList } from '../../ui/paged-list'
import type { LeadFilters } from './leads-search'
import { LeadsTable } from './leads-table'
import { NoLeads } from './no-leads'

interface LeadsListProps {
  filters: LeadFilters
  onOpen: (id: LeadId) => void
}

export function LeadsList({ filters, onOpen }: LeadsListProps) {
  const leads = trpc.admin.leads.list.useInfiniteQuery(filters, filteredListQuery)
  return (
    <PagedList
      pages={leads}
      noun="leads"
      empty={<NoLeads isFiltered={Object.values(filters).some(Boolean)} />}
    >
      {(rows) => <LeadsTable rows={rows} onOpen={onOpen} />}
    </PagedList>
  )
}
