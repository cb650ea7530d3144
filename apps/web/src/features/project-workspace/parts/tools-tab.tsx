import { createToolInput, type Tool, updateToolInput } from '@tallgrass/contracts'
import { type ProjectId, transferFlow } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { TransferStatusBadge } from '../../../shared/projects/transfer-status-badge'
import type { Column } from '../../../ui/data-table'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { PartTab } from './part-tab'
import { SecondLine } from './second-line'
import { useToolChanges } from './use-tool-changes'

const fields: RecordFieldSpec[] = [
  { name: 'toolName', label: 'Tool name', kind: 'line' },
  { name: 'vendor', label: 'Vendor', kind: 'line' },
  { name: 'plan', label: 'Plan', kind: 'line' },
  {
    name: 'setupNotes',
    label: 'Setup notes',
    kind: 'paragraph',
    description: 'The client can read these notes. Do not enter passwords.',
  },
]
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
  const { create, move, remove, update } = useToolChanges()
  return (
    <PartTab
      label="Tools"
      noun="tool"
      nameOf={(row) => row.toolName}
      pages={pages}
      columns={columns}
      empty={{ title: 'No Tools Yet', text: 'Add the accounts and services that the client will own.' }}
      fields={fields}
      blank={{ toolName: '', vendor: '', plan: '', setupNotes: '' }}
      schema={createToolInput.omit({ projectId: true })}
      create={(values) => create.mutateAsync(createToolInput.parse({ ...values, projectId }))}
      update={(changes, version) => update.mutateAsync(updateToolInput.parse({ ...changes, version }))}
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
