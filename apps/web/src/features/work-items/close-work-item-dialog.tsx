import { closeWorkItemInput, type WorkItem } from '@tallgrass/contracts'
import { RecordDialog } from '../../ui/record-dialog'
import type { RecordFieldSpec } from '../../ui/record-field'
import { useCloseWorkItem } from './use-close-work-item'

const fields: RecordFieldSpec[] = [
  {
    name: 'note',
    label: 'Note',
    kind: 'paragraph',
    description: 'How this was resolved, for future reference.',
  },
]

interface CloseWorkItemDialogProps {
  /** Undefined until the dialog is first opened. */
  item: WorkItem | undefined
  opened: boolean
  onClose: () => void
}

export function CloseWorkItemDialog({ item, onClose, opened }: CloseWorkItemDialogProps) {
  const close = useCloseWorkItem()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Mark as Resolved"
      submitLabel="Mark as resolved"
      pendingLabel="Saving..."
      fields={fields}
      record={{ note: '' }}
      schema={closeWorkItemInput.pick({ note: true })}
      isComplete={({ note }) => String(note).trim() !== ''}
      save={({ values }) => close.mutateAsync(closeWorkItemInput.parse({ ...values, id: item?.id }))}
    />
  )
}
