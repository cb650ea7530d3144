import { createToolInput, type Tool, updateToolInput } from '@tallgrass/contracts'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { PartDialog, type PartDialogProps } from './part-dialog'
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
const blank = { toolName: '', vendor: '', plan: '', setupNotes: '' }

export function ToolDialog(props: PartDialogProps<Tool>) {
  const { projectId } = props
  const { create, update } = useToolChanges()
  return (
    <PartDialog
      {...props}
      fields={fields}
      blank={blank}
      schema={createToolInput.omit({ projectId: true })}
      create={(values) => create.mutateAsync(createToolInput.parse({ ...values, projectId }))}
      update={(changes, version) => update.mutateAsync(updateToolInput.parse({ ...changes, version }))}
    />
  )
}
