import type { ChecklistItem, Project } from '@tallgrass/contracts'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { ChecklistStatusBadge } from '../../shared/projects/checklist-status-badge'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { PagedList } from '../../ui/paged-list'

const columns: Column<ChecklistItem>[] = [
  { label: 'Item', kind: 'title', cell: ({ item }) => item },
  { label: 'Required', cell: ({ required }) => (required ? 'Required' : 'Optional') },
  { label: 'Status', cell: ({ status }) => <ChecklistStatusBadge status={status} /> },
]

export function ProjectChecklist({ project }: { project: Project }) {
  const list = trpc.portal.projects.checklist.useInfiniteQuery({ id: project.id }, listQuery)
  return (
    <PagedList
      noun="the checklist"
      pages={list}
      empty={
        <EmptyState title="No Checklist Yet">
          The acceptance checks for this project and their results appear here.
        </EmptyState>
      }
    >
      {(rows) => <DataTable label="Checklist" columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </PagedList>
  )
}
