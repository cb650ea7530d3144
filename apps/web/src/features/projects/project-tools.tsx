import { Text } from '@mantine/core'
import type { Project, Tool } from '@tallgrass/contracts'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { TransferStatusBadge } from '../../shared/projects/transfer-status-badge'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { PagedList } from '../../ui/paged-list'

const columns: Column<Tool>[] = [
  {
    label: 'Tool',
    kind: 'title',
    cell: ({ setupNotes, toolName }) => (
      <>
        {toolName}
        <Text c="dimmed" fz="sm" fw={400}>
          {setupNotes}
        </Text>
      </>
    ),
  },
  { label: 'Vendor', cell: ({ vendor }) => vendor },
  { label: 'Plan', cell: ({ plan }) => plan },
  { label: 'Transfer', cell: ({ transferStatus }) => <TransferStatusBadge status={transferStatus} /> },
]

export function ProjectTools({ project }: { project: Project }) {
  const list = trpc.portal.projects.tools.useInfiniteQuery({ id: project.id }, listQuery)
  return (
    <PagedList
      noun="tools"
      pages={list}
      empty={
        <EmptyState title="No Tools Yet">
          The accounts and services we hand over to you appear here.
        </EmptyState>
      }
    >
      {(rows) => <DataTable label="Tools" columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </PagedList>
  )
}
