import { Modal, Stack, Text } from '@mantine/core'
import { CopyField } from '../../ui/copy-field'

export interface IssuedLink {
  email: string
  inviteUrl: string
}

/** The only time that the link can be seen: the server keeps its hash alone. */
export function InvitationLinkDialog({
  link,
  onClose,
}: {
  link: IssuedLink | undefined
  onClose: () => void
}) {
  return (
    <Modal opened={link !== undefined} onClose={onClose} title="Invitation link" size="lg">
      {link && (
        <Stack>
          <Text>
            Send this link to {link.email}. It works once, for seven days, and is shown only now. You can make
            a new one at any time.
          </Text>
          <CopyField label="Link" value={link.inviteUrl} copyLabel="Copy link" />
        </Stack>
      )}
    </Modal>
  )
}
