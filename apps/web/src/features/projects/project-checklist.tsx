import type { ChecklistItem, Project } from '@tallgrass/contracts'
import { trpc } from '../../lib/trpc'
import { ChecklistStatusBadge } from '../../shared/projects/checklist-status-badge'
import { type Column, DataTable } from '../../ui/data-table'
import { pagesAnew } from './pages-anew'
import { PartList } from './part-list'

const columns: Column<ChecklistItem>[] = [
  { label: 'Item', kind: 'title', cell: ({ item }) => item },
  { label: 'Needed', cell: ({ required }) => (required ? 'Before completion' : 'If possible') },
  { label: 'Status', cell: ({ status }) => <ChecklistStatusBadge status={status} /> },
]

export function ProjectChecklist({ project }: { project: Project }) {
  const list = trpc.portal.projects.checklist.useInfiniteQuery({ id: project.id }, pagesAnew)
  return (
    <PartList
      noun="the checklist"
      list={list}
      empty={{
        title: 'No Checklist Yet',
        text: 'What must work before the project is complete is listed here, with the result of each check.',
      }}
    >
      {(rows) => <DataTable label="Checklist" columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </PartList>
  )
}
