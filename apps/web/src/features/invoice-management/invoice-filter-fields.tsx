import { Group, NativeSelect } from '@mantine/core'
import { invoiceStatusFilters } from '@tallgrass/domain'
import { useTyped } from '../../lib/use-typed'
import { toWords } from '../../lib/words'
import { SearchField } from '../../ui/search-field'
import { type InvoiceFilters, readInvoicesSearch } from './invoices-search'

const statusChoices = [
  { value: '', label: 'All statuses' },
  ...invoiceStatusFilters.map((status) => ({ value: status, label: toWords(status) })),
]
const sortChoices = [
  { value: '', label: 'Newest first' },
  { value: 'due', label: 'By due date' },
  { value: 'amount', label: 'By amount' },
]

interface InvoiceFilterFieldsProps {
  filters: InvoiceFilters
  onFiltersChange: (filters: InvoiceFilters) => void
}

export function InvoiceFilterFields({ filters, onFiltersChange }: InvoiceFilterFieldsProps) {
  const search = useTyped({
    value: filters.search ?? '',
    isComplete: () => true,
    onChange: (text) => onFiltersChange({ ...filters, search: text.trim() || undefined }),
  })
  return (
    <Group role="search" aria-label="Filters" flex="1 1 22rem">
      <SearchField
        label="Search invoices"
        placeholder="Title, number, or client"
        value={search.typed}
        onChange={search.type}
      />
      <NativeSelect
        aria-label="Status"
        size="sm"
        data={statusChoices}
        value={filters.status ?? ''}
        onChange={(event) =>
          onFiltersChange(readInvoicesSearch({ ...filters, status: event.currentTarget.value }))
        }
      />
      <NativeSelect
        aria-label="Sort"
        size="sm"
        data={sortChoices}
        value={filters.sort ?? ''}
        onChange={(event) =>
          onFiltersChange(readInvoicesSearch({ ...filters, sort: event.currentTarget.value }))
        }
      />
    </Group>
  )
}
