import { DialogForm, type DialogFormProps } from './dialog-form'
import { FormModal } from './form-modal'

interface FormDialogProps extends Omit<DialogFormProps, 'onCancel'> {
  opened: boolean
  onClose: () => void
  title: string
}

/** A form in a dialog, which cannot be closed while the call is in progress. */
export function FormDialog({ opened, onClose, title, ...form }: FormDialogProps) {
  return (
    <FormModal opened={opened} onClose={onClose} title={title} pending={form.pending ?? false}>
      <DialogForm {...form} onCancel={onClose} />
    </FormModal>
  )
}
