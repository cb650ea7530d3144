import { projectStatuses } from '@tallgrass/domain'
import { toWords } from '../../lib/words'
import { FilterBar } from '../../ui/filter-bar'
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
  return (
    <FilterBar
      search={{
        label: 'Search projects',
        placeholder: 'Project or client',
        value: values.search,
        onChange: (search) => onChange({ ...values, search }),
      }}
      choices={[
        {
          label: 'Status',
          data: statusChoices,
          value: values.status,
          onChange: (status) => onChange(readProjectsSearch({ ...values, status })),
        },
        {
          label: 'Sort',
          data: sortChoices,
          value: values.sort,
          onChange: (sort) => onChange(readProjectsSearch({ ...values, sort })),
        },
      ]}
    />
  )
}
