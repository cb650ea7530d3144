import { projectStatuses } from '@tallgrass/domain'
import { toWords } from '../../lib/words'
import { FilterBar } from '../../ui/filter-bar'
import { type ProjectsSearch, readProjectsSearch } from './projects-search'

const statusChoices = [
  { value: '', label: 'All statuses' },
  ...projectStatuses.map((status) => ({ value: status, label: toWords(status) })),
]
const taskChoices = [
  { value: '', label: 'All tasks' },
  { value: 'overdue', label: 'Overdue tasks' },
  { value: 'review', label: 'Tasks to review' },
]
const sortChoices = [
  { value: '', label: 'Newest first' },
  { value: 'name', label: 'By name' },
  { value: 'target', label: 'By target date' },
]

interface ProjectFiltersProps {
  filters: ProjectsSearch
  onFiltersChange: (filters: ProjectsSearch) => void
}

export function ProjectFilters({ filters, onFiltersChange }: ProjectFiltersProps) {
  return (
    <FilterBar
      search={{
        label: 'Search projects',
        placeholder: 'Project or client',
        value: filters.search,
        onChange: (search) => onFiltersChange({ ...filters, search }),
      }}
      choices={[
        {
          label: 'Status',
          data: statusChoices,
          value: filters.status,
          onChange: (status) => onFiltersChange(readProjectsSearch({ ...filters, status })),
        },
        {
          label: 'Tasks',
          data: taskChoices,
          value: filters.tasks,
          onChange: (tasks) => onFiltersChange(readProjectsSearch({ ...filters, tasks })),
        },
        {
          label: 'Sort',
          data: sortChoices,
          value: filters.sort,
          onChange: (sort) => onFiltersChange(readProjectsSearch({ ...filters, sort })),
        },
      ]}
    />
  )
}
