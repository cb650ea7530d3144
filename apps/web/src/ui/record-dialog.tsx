import { Modal } from '@mantine/core'
import { useState } from 'react'
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
    <Modal opened={opened} onClose={pending ? ignore : onClose} title={title}>
      <RecordForm {...form} pending={pending} onPending={setPending} onDone={onClose} />
    </Modal>
  )
}

function ignore() {}
