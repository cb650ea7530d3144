import { Text } from '@mantine/core'
import type { Project, Tool } from '@tallgrass/contracts'
import { trpc } from '../../lib/trpc'
import { TransferStatusBadge } from '../../shared/projects/transfer-status-badge'
import { type Column, DataTable } from '../../ui/data-table'
import { pagesAnew } from './pages-anew'
import { PartList } from './part-list'

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
  const list = trpc.portal.projects.tools.useInfiniteQuery({ id: project.id }, pagesAnew)
  return (
    <PartList
      noun="tools"
      list={list}
      empty={{ title: 'No Tools Yet', text: 'The accounts and programs that become yours are listed here.' }}
    >
      {(rows) => <DataTable label="Tools" columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </PartList>
  )
}
