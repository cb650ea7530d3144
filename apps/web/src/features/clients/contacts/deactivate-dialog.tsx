import { Stack, Text } from '@mantine/core'
import type { Contact } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { SuccessorSelect } from './successor-select'
import { useDeactivateContact } from './use-contact-changes'

interface DeactivateDialogProps {
  contact: Contact
  /** The active ones, who can take over. */
  colleagues: Contact[]
  opened: boolean
  onClose: () => void
}

/** Asks before a contact loses access, and who takes over what they are in charge of. */
export function DeactivateDialog({ colleagues, contact, onClose, opened }: DeactivateDialogProps) {
  const deactivate = useDeactivateContact()
  const [chosen, setChosen] = useState<UserId>()
  const { id, name, version } = contact
  const successorId = colleagues.find((colleague) => colleague.id === chosen)?.id
  function close() {
    // The next question starts without an answer.
    setChosen(undefined)
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      onConfirm={() =>
        deactivate.mutate({ id, version, ...(successorId && { successorId }) }, { onSuccess: close })
      }
      title={`Deactivate ${name}?`}
      confirmLabel="Deactivate Contact"
      destructive
      pending={deactivate.isPending}
    >
      <Stack gap="md">
        <Text>
          {name} is signed out at once and cannot sign in again. Their records stay with the client. You can
          reactivate them at any time.
        </Text>
        <SuccessorSelect contact={contact} colleagues={colleagues} value={successorId} onChange={setChosen} />
      </Stack>
    </ConfirmDialog>
  )
}
