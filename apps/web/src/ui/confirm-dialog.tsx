import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { AlertDialog } from './alert-dialog'

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What will happen, in a sentence or two. */
  children: ReactNode
  /** A verb that names the action. */
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  pending?: boolean
}

/** Asks before an action that is hard to undo. The safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, onConfirm, title, children, confirmLabel, pending = false } = props
  const safe = useRef<HTMLButtonElement>(null)
  // A button loses the focus while it is disabled: the call was refused, and the question is asked again.
  useEffect(() => {
    if (opened && !pending && document.activeElement === document.body) safe.current?.focus()
  }, [opened, pending])
  return (
    <AlertDialog opened={opened} onClose={onClose} title={title} locked={pending}>
      <Stack gap="lg">
        <Text component="div">{children}</Text>
        <Group justify="flex-end">
          <Button ref={safe} variant="default" data-autofocus onClick={onClose} disabled={pending}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button color={props.destructive ? 'danger' : 'primary'} onClick={onConfirm} loading={pending}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </AlertDialog>
  )
}
