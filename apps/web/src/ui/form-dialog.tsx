import { Modal } from '@mantine/core'
import { DialogForm, type DialogFormProps } from './dialog-form'

interface FormDialogProps extends Omit<DialogFormProps, 'onCancel'> {
  opened: boolean
  onClose: () => void
  title: string
}

/** A form in a dialog, which cannot be closed while the call is in progress. */
export function FormDialog({ opened, onClose, title, ...form }: FormDialogProps) {
  return (
    <Modal opened={opened} onClose={form.pending ? ignore : onClose} title={title}>
      <DialogForm {...form} onCancel={onClose} />
    </Modal>
  )
}

function ignore() {}
