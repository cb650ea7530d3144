import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { LeadId } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { WaitingFact } from '../../shared/work-items/waiting-fact'
import { ExportCsv } from '../../ui/export-csv'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PageHeader } from '../../ui/page-header'
import { LeadsBoard } from './board/leads-board'
import { LeadFilterFields } from './lead-filter-fields'
import { LeadsList } from './leads-list'
import type { LeadsSearch } from './leads-search'

const LeadDrawer = lazyDialog(() => import('./details/lead-drawer').then((module) => module.LeadDrawer))

const AddLeadDialog = lazyDialog(() =>
  import('./edit/add-lead-dialog').then((module) => module.AddLeadDialog),
)

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
  const content = useRef<HTMLDivElement>(null)
  const [adding, setAdding] = useState(false)
  const isBoard = view === 'board'
  const open = (id: LeadId) => onAddressChange({ ...address, lead: id })

  return (
    <>
      <PageHeader
        title="Leads"
        action={
          <Group gap="sm">
            <ExportCsv path="/api/admin/leads.csv" filters={isBoard ? boardFilters : filters} />
            <Button leftSection={<IconPlus aria-hidden />} onClick={() => setAdding(true)}>
              Add Lead
            </Button>
          </Group>
        }
      >
        <WaitingFact about="leads" />
      </PageHeader>
      <Stack gap="lg" ref={content} tabIndex={-1}>
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
      <AddLeadDialog opened={adding} onClose={() => setAdding(false)} />
      <LeadDrawer
        id={lead}
        fallback={content}
        onClose={() => onAddressChange({ ...filters, view }, { replace: true })}
      />
    </>
  )
}
