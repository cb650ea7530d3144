import { type Contact, createContactInput, type OrganizationDetails } from '@tallgrass/contracts'
import { RecordDialog } from '../../../ui/record-dialog'
import { newPerson, personFields } from './person-fields'
import { useAddContact } from './use-contact-changes'

interface AddContactDialogProps {
  client: OrganizationDetails
  opened: boolean
  onClose: () => void
  /** Called for someone who was added and is to be invited. */
  onInvite: (contact: Contact) => void
}

/** Adds a person to a client. They have no account until they accept an invitation. */
export function AddContactDialog({ client, onClose, onInvite, opened }: AddContactDialogProps) {
  const add = useAddContact()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title={`New Contact of ${client.shownName}`}
      submitLabel="Add Contact"
      pendingLabel="Adding..."
      fields={personFields}
      record={newPerson}
      schema={createContactInput}
      save={async ({ values: { invites, ...values } }) => {
        const input = createContactInput.parse({ ...values, organizationId: client.id })
        const contact = await add.mutateAsync(input)
        if (invites) onInvite(contact)
      }}
    />
  )
}
