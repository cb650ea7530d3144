import { SegmentedControl, Stack } from '@mantine/core'
import type { LeadId } from '@tallgrass/domain'
import { ExportCsv } from '../../ui/export-csv'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PageHeader } from '../../ui/page-header'
import { LeadsBoard } from './board/leads-board'
import { LeadFilterFields } from './lead-filter-fields'
import { LeadsList } from './leads-list'
import type { LeadsSearch } from './leads-search'

const LeadDrawer = lazyDialog(() => import('./details/lead-drawer').then((module) => module.LeadDrawer))

const views = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
]

interface LeadsScreenProps {
  address: LeadsSearch
  onAddressChange: (address: LeadsSearch, options?: { replace: boolean }) => void
}

export function LeadsScreen({ address, onAddressChange }: LeadsScreenProps) {
  const { lead, view, ...filters } = address
  const { status, ...boardFilters } = filters
  const isBoard = view === 'board'
  const open = (id: LeadId) => onAddressChange({ ...address, lead: id })

  return (
    <>
      <PageHeader
        title="Leads"
        action={<ExportCsv path="/api/admin/leads.csv" filters={isBoard ? boardFilters : filters} />}
      >
        People who asked about your services, and where each one stands.
      </PageHeader>
      <Stack gap="lg">
        <SegmentedControl
          aria-label="View"
          data={views}
          value={view ?? 'table'}
          onChange={(next) => onAddressChange({ ...boardFilters, view: next === 'board' ? next : undefined })}
          w="max-content"
        />
        <LeadFilterFields
          filters={filters}
          withStatus={!isBoard}
          onFiltersChange={(next) =>
            onAddressChange(
              { ...next, view },
              // The back button undoes the whole search, not letter by letter.
              { replace: Boolean(filters.search && next.search) && filters.search !== next.search },
            )
          }
        />
        {isBoard ? (
          <LeadsBoard
            filters={boardFilters}
            onOpen={open}
            onShowAll={(wanted) => onAddressChange({ ...boardFilters, status: wanted })}
          />
        ) : (
          <LeadsList filters={filters} onOpen={open} />
        )}
      </Stack>
      <LeadDrawer id={lead} onClose={() => onAddressChange({ ...filters, view }, { replace: true })} />
    </>
  )
}
