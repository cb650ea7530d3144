import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { CopyField } from '../../ui/copy-field'

interface SecretDialogProps {
  /** Undefined until the dialog is first opened. */
  secret: string | undefined
  opened: boolean
  onClose: () => void
  /** True if it replaces another one. */
  replaced?: boolean
}

/** Shows the secret of a webhook, which is not shown again. */
export function SecretDialog({ onClose, opened, replaced = false, secret }: SecretDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Secret of the Webhook" size="lg">
      <Stack>
        <Text>
          The other system verifies with this secret that a request is from here. Copy it now: it is not shown
          again.
          {replaced && ' For the next 24 hours, requests are signed with the former secret as well.'}
        </Text>
        <CopyField label="Secret" value={secret ?? ''} copyLabel="Copy secret" />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
