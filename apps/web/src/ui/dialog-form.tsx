import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'

export interface DialogFormProps {
  onCancel: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
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

/** What a dialog with a form holds: fields, Cancel, and one verb. */
export function DialogForm(props: DialogFormProps) {
  const { onCancel, onSubmit, children, submitLabel, pending = false } = props
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onCancel} disabled={pending}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button type="submit" disabled={pending || props.disabled}>
            {pending ? (props.pendingLabel ?? submitLabel) : submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
