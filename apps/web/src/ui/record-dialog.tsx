import { useState } from 'react'
import { FormModal } from './form-modal'
import { RecordForm, type RecordFormProps } from './record-form'

interface RecordDialogProps extends Omit<RecordFormProps, 'onPending' | 'onDone' | 'pending'> {
  opened: boolean
  onClose: () => void
  title: string
}

/** A dialog to create or edit a record. It stays open and filled until the record is saved. */
export function RecordDialog({ onClose, opened, title, ...form }: RecordDialogProps) {
  const [pending, setPending] = useState(false)
  return (
    <FormModal opened={opened} onClose={onClose} title={title} pending={pending}>
      <RecordForm {...form} pending={pending} onPending={setPending} onDone={onClose} />
    </FormModal>
  )
}
