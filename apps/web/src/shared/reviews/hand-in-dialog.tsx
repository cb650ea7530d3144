import type { HandInTaskInput, Task } from '@tallgrass/contracts'
import { FormModal } from '../../ui/form-modal'
import { HandInForm } from './hand-in-form'

export interface HandInDialogProps {
  /** Undefined until the dialog is first opened. */
  task: Task | undefined
  opened: boolean
  pending: boolean
  onClose: () => void
  /** Sends it. The dialog stays open until it is closed, so that nothing is lost if it is refused. */
  onSend: (handIn: HandInTaskInput) => void
}

/** Sends a task for review, with a note, links and files. */
export function HandInDialog({ onClose, opened, task, ...form }: HandInDialogProps) {
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      pending={form.pending}
      title={`Send “${task?.title ?? ''}” for review`}
    >
      {task && <HandInForm key={task.id} task={task} onCancel={onClose} {...form} />}
    </FormModal>
  )
}
