import { type ChecklistItem, createChecklistItemInput, updateChecklistItemInput } from '@tallgrass/contracts'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { PartDialog, type PartDialogProps } from './part-dialog'
import { useChecklistChanges } from './use-checklist-changes'

const fields: RecordFieldSpec[] = [
  { name: 'item', label: 'Item', kind: 'line' },
  {
    name: 'required',
    label: 'Required',
    kind: 'check',
    description: 'The project cannot be completed until this item has passed.',
  },
]
const blank = { item: '', required: true }

export function ChecklistItemDialog(props: PartDialogProps<ChecklistItem>) {
  const { projectId } = props
  const { create, update } = useChecklistChanges()
  return (
    <PartDialog
      {...props}
      fields={fields}
      blank={blank}
      schema={createChecklistItemInput.omit({ projectId: true })}
      create={(values) => create.mutateAsync(createChecklistItemInput.parse({ ...values, projectId }))}
      update={(changes, version) =>
        update.mutateAsync(updateChecklistItemInput.parse({ ...changes, version }))
      }
    />
  )
}
