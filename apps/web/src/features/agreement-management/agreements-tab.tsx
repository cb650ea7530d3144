import { Stack } from '@mantine/core'
import { type AgreementId, agreementStatuses, agreementStatusWords } from '@tallgrass/domain'
import { FilterBar } from '../../ui/filter-bar'
import { type ListView, ListViewSwitch } from '../../ui/list-view-switch'
import type { AgreementActions } from './agreement-card'
import { AgreementList } from './agreement-list'
import { type AgreementFilters, readAgreementsSearch } from './agreements-search'

const statusChoices = [
  { value: '', label: 'All statuses' },
  ...agreementStatuses.map((status) => ({ value: status, label: agreementStatusWords[status] })),
  { value: 'CLOSED', label: 'Closed' },
]

interface AgreementsTabProps extends AgreementActions {
  filters: AgreementFilters
  onFiltersChange: (filters: AgreementFilters) => void
  listView: ListView
  onListViewChange: (view: ListView) => void
  onView: (id: AgreementId) => void
}

export function AgreementsTab(props: AgreementsTabProps) {
  const { filters, listView, onFiltersChange, onListViewChange, ...list } = props
  return (
    <Stack gap="lg">
      <ListViewSwitch view={listView} onChange={onListViewChange} />
      <FilterBar
        search={{
          label: 'Search agreements',
          placeholder: 'Client or project',
          value: filters.search,
          onChange: (search) => onFiltersChange({ ...filters, search }),
        }}
        choices={[
          {
            label: 'Status',
            data: statusChoices,
            value: filters.status,
            onChange: (status) => onFiltersChange(readAgreementsSearch({ ...filters, status })),
          },
        ]}
      />
      <AgreementList filters={filters} listView={listView} {...list} />
    </Stack>
  )
}
