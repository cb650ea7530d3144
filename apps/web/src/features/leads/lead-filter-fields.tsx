import { Group, NativeSelect } from '@mantine/core'
import { allLeadSources, leadFilterStatuses, leadInterests } from '@tallgrass/domain'
import { useTyped } from '../../lib/use-typed'
import { SearchField } from '../../ui/search-field'
import { interestWords, sourceWords, statusWords } from './lead-words'
import { type LeadFilters, readLeadsSearch } from './leads-search'

const filterWords = { ...statusWords, closed: 'Closed' }
const choices = {
  status: [{ value: '', label: 'All statuses' }, ...toChoices(leadFilterStatuses, filterWords)],
  interest: [{ value: '', label: 'All interests' }, ...toChoices(leadInterests, interestWords)],
  source: [{ value: '', label: 'All sources' }, ...toChoices(allLeadSources, sourceWords)],
}
const labels = { status: 'Status', interest: 'Interest', source: 'Source' }

interface LeadFilterFieldsProps {
  filters: LeadFilters
  /** The board shows every status. */
  withStatus: boolean
  onFiltersChange: (filters: LeadFilters) => void
}

export function LeadFilterFields({ filters, onFiltersChange, withStatus }: LeadFilterFieldsProps) {
  const search = useTyped({
    value: filters.search ?? '',
    isComplete: () => true,
    onChange: (text) => onFiltersChange({ ...filters, search: text.trim() || undefined }),
  })
  const fields = withStatus ? (['status', 'interest', 'source'] as const) : (['interest', 'source'] as const)
  return (
    <Group role="search" aria-label="Filters">
      <SearchField
        label="Search leads"
        placeholder="Name, email, phone or company"
        value={search.typed}
        onChange={search.type}
      />
      {fields.map((field) => (
        <NativeSelect
          key={field}
          aria-label={labels[field]}
          size="sm"
          data={choices[field]}
          value={filters[field] ?? ''}
          onChange={(event) => {
            const { interest, source, status } = readLeadsSearch({
              ...filters,
              [field]: event.currentTarget.value,
            })
            onFiltersChange({ search: filters.search, status, interest, source })
          }}
        />
      ))}
    </Group>
  )
}

function toChoices<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return values.map((value) => ({ value, label: words[value] }))
}
