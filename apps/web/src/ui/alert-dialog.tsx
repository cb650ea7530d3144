import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

interface AlertDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Cannot be closed, because a call is in progress. */
  locked?: boolean
}

/**
 * A dialog with `role="alertdialog"`, for a message that interrupts.
 * Mount it closed, like every dialog: otherwise it cannot return the focus to the element that opened it.
 */
export function AlertDialog({ opened, onClose, title, children, locked = false }: AlertDialogProps) {
  return (
    <Modal.Root opened={opened} onClose={locked ? ignore : onClose} centered padding="lg">
      <Modal.Overlay color="var(--backdrop)" backgroundOpacity={1} />
      <Modal.Content ref={asAlertDialog} radius="lg">
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

// Mantine always sets role="dialog".
function asAlertDialog(content: HTMLElement | null) {
  content?.setAttribute('role', 'alertdialog')
}

function ignore() {}
