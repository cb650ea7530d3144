import { Group, NativeSelect } from '@mantine/core'
import { projectStatuses } from '@tallgrass/domain'
import { useTyped } from '../../lib/use-typed'
import { toWords } from '../../lib/words'
import { SearchField } from '../../ui/search-field'
import { type ProjectsSearch, readProjectsSearch } from './projects-search'

const statusChoices = [
  { value: '', label: 'All statuses' },
  ...projectStatuses.map((status) => ({ value: status, label: toWords(status) })),
]
const sortChoices = [
  { value: '', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'target', label: 'By target date' },
]

interface ProjectFiltersProps {
  values: ProjectsSearch
  onChange: (values: ProjectsSearch) => void
}

export function ProjectFilters({ onChange, values }: ProjectFiltersProps) {
  const search = useTyped({
    value: values.search ?? '',
    isWhole: () => true,
    onChange: (text) => onChange({ ...values, search: text.trim() || undefined }),
  })
  return (
    <Group role="search" aria-label="Filters">
      <SearchField
        label="Search projects"
        placeholder="Project or client"
        value={search.typed}
        onChange={search.type}
      />
      <NativeSelect
        aria-label="Status"
        size="sm"
        data={statusChoices}
        value={values.status ?? ''}
        onChange={(event) => onChange(readProjectsSearch({ ...values, status: event.currentTarget.value }))}
      />
      <NativeSelect
        aria-label="Sort"
        size="sm"
        data={sortChoices}
        value={values.sort ?? ''}
        onChange={(event) => onChange(readProjectsSearch({ ...values, sort: event.currentTarget.value }))}
      />
    </Group>
  )
}
