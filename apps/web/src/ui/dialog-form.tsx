import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { ActionButton } from './action-button'
import { useGuardedForm } from './use-guarded-form'

export interface DialogFormProps {
  onCancel: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The fields. */
  children: ReactNode
  submitLabel: string
  /** The label of the button while the call is in progress, such as 'Sending...'. */
  pendingLabel?: string
  pending?: boolean
  /** What it does cannot be undone. */
  destructive?: boolean
  /** The form is incomplete. */
  disabled?: boolean
  cancelLabel?: string
  /** Another way to submit, which Enter does not use. */
  alternative?: ReactNode
}

/** The content of a dialog with a form: fields, Cancel, and the action. */
export function DialogForm(props: DialogFormProps) {
  const { onCancel, onSubmit, children, submitLabel, pending = false } = props
  const { close, formProps } = useGuardedForm()
  return (
    <form {...formProps} onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={close ?? onCancel} disabled={pending}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <ActionButton
            type="submit"
            color={props.destructive ? 'danger' : 'primary'}
            disabled={pending || (props.disabled ?? false)}
          >
            {pending ? (props.pendingLabel ?? submitLabel) : submitLabel}
          </ActionButton>
          {props.alternative}
        </Group>
      </Stack>
    </form>
  )
}
