import { Button, Group, Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'

interface FormDialogProps {
  opened: boolean
  onClose: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  title: string
  /** The fields. */
  children: ReactNode
  submitLabel: string
  /** What the button reads while the call is on its way, e.g. 'Sending...'. */
  pendingLabel?: string
  pending?: boolean
  /** Something is still missing. */
  disabled?: boolean
  cancelLabel?: string
}

/** A form in a dialog: fields, Cancel, and one verb. It stays open until the answer has come. */
export function FormDialog(props: FormDialogProps) {
  const { opened, onClose, onSubmit, title, children, submitLabel, pending = false } = props
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {children}
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={onClose} disabled={pending}>
              {props.cancelLabel ?? 'Cancel'}
            </Button>
            <Button type="submit" disabled={pending || props.disabled}>
              {pending ? (props.pendingLabel ?? submitLabel) : submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
