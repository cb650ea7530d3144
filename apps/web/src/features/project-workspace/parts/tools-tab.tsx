import type { Tool } from '@tallgrass/contracts'
import { type ProjectId, transferFlow } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { TransferStatusBadge } from '../../../shared/projects/transfer-status-badge'
import type { Column } from '../../../ui/data-table'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { PartTab } from './part-tab'
import { SecondLine } from './second-line'
import { useToolChanges } from './use-tool-changes'

const ToolDialog = lazyDialog(() => import('./tool-dialog').then((module) => module.ToolDialog))
const columns: Column<Tool>[] = [
  {
    label: 'Tool',
    kind: 'title',
    cell: (row) => (
      <>
        {row.toolName}
        <SecondLine>{row.setupNotes}</SecondLine>
      </>
    ),
  },
  { label: 'Vendor', cell: (row) => row.vendor ?? 'None' },
  { label: 'Plan', cell: (row) => row.plan ?? 'None' },
  { label: 'Transfer', cell: ({ transferStatus }) => <TransferStatusBadge status={transferStatus} /> },
]

export function ToolsTab({ projectId }: { projectId: ProjectId }) {
  const pages = trpc.portal.projects.tools.useInfiniteQuery({ id: projectId }, listQuery)
  const { move, remove } = useToolChanges()
  return (
    <PartTab
      label="Tools"
      noun="tool"
      nameOf={(row) => row.toolName}
      pages={pages}
      columns={columns}
      empty={{ title: 'No Tools Yet', text: 'Add the accounts and services that the client will own.' }}
      projectId={projectId}
      Dialog={ToolDialog}
      remove={(id) => remove.mutateAsync({ id })}
      actions={({ id, transferStatus: from }) =>
        transferFlow.events(from).map((status) => ({
          label: `Mark as ${status.toLowerCase()}`,
          onClick: () => move.mutate({ id, status }),
        }))
      }
    />
  )
}
