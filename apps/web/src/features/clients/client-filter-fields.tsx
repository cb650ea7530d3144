import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { FilterBar } from '../../ui/filter-bar'
import { type ClientFilters, readClientsSearch } from './clients-search'

const shows = [
  { value: '', label: 'Active clients' },
  { value: 'archived', label: 'Archived clients' },
]
const sorts = [
  { value: '', label: 'By name' },
  { value: 'newest', label: 'Newest first' },
  { value: 'open', label: 'By open amount' },
]

interface ClientFilterFieldsProps {
  filters: ClientFilters
  onFiltersChange: (filters: ClientFilters) => void
}

export function ClientFilterFields({ filters, onFiltersChange }: ClientFilterFieldsProps) {
  const { data: tags = [] } = trpc.admin.clients.tags.useQuery(undefined, choiceQuery)
  const { search, show, sort, tag } = filters
  const change = (changed: Record<string, string | undefined>) =>
    onFiltersChange(readClientsSearch({ ...filters, ...changed }))
  // The tag in the address may no longer be in use.
  const known = tag && !tags.includes(tag) ? [...tags, tag] : tags
  return (
    <FilterBar
      search={{
        label: 'Search clients',
        placeholder: 'Name, domain, phone, or tax ID',
        value: search,
        onChange: (text) => change({ search: text }),
      }}
      choices={[
        {
          label: 'Tag',
          data: [{ value: '', label: 'All tags' }, ...known.map((value) => ({ value, label: value }))],
          value: tag,
          onChange: (value) => change({ tag: value }),
        },
        { label: 'Show', data: shows, value: show, onChange: (value) => change({ show: value }) },
        { label: 'Sort', data: sorts, value: sort, onChange: (value) => change({ sort: value }) },
      ]}
    />
  )
}
