import { Modal } from '@mantine/core'
import { InvitationLink, type IssuedLink } from './invitation-link'

interface InvitationLinkDialogProps {
  /** Undefined until the dialog is first opened. */
  link: IssuedLink | undefined
  opened: boolean
  onClose: () => void
}

export function InvitationLinkDialog({ link, onClose, opened }: InvitationLinkDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Invitation link" size="lg">
      {link && <InvitationLink {...link} />}
    </Modal>
  )
}
