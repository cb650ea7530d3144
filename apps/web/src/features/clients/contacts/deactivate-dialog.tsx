import { NativeSelect, Stack, Text } from '@mantine/core'
import type { Contact } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
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
  const successor = colleagues.find((colleague) => colleague.id === chosen)
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={() =>
        deactivate.mutate(
          { id, version, ...(successor && { successorId: successor.id }) },
          { onSuccess: onClose },
        )
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
        {colleagues.length > 0 && (
          <NativeSelect
            label="Who takes over"
            description={`Needed if ${name} is in charge of projects, agreements or invoices.`}
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setChosen(colleagues.find((colleague) => colleague.id === value)?.id)
            }
            data={[
              { value: '', label: 'No one' },
              ...colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name })),
            ]}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
