import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

interface AlertDialogProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Not to be left while something is on its way. */
  locked?: boolean
}

/**
 * A dialog that interrupts with a text to be read: `role="alertdialog"`.
 * Like every dialog it must be mounted closed, or it cannot tell where to give the focus back to.
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

// Mantine writes role="dialog" whatever it is given.
function asAlertDialog(content: HTMLElement | null) {
  content?.setAttribute('role', 'alertdialog')
}

function ignore() {}
