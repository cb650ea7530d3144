import { type Contact, createContactInput, type OrganizationDetails } from '@tallgrass/contracts'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { rightFields } from './right-fields'
import { useAddContact } from './use-contact-changes'

const fields: RecordFieldSpec[] = [
  { name: 'firstName', label: 'First name', kind: 'line' },
  { name: 'lastName', label: 'Last name', kind: 'line' },
  { name: 'email', label: 'Email', kind: 'line' },
  { name: 'phone', label: 'Phone', kind: 'line' },
  ...rightFields,
  {
    name: 'invites',
    label: 'Invite now',
    kind: 'check',
    description: 'You can invite them at any time, and prepare everything for them before.',
  },
]
const record = { firstName: '', lastName: '', email: '', phone: '', signs: true, pays: true, reviews: true }

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
      fields={fields}
      record={{ ...record, invites: true }}
      schema={createContactInput}
      save={async ({ values: { invites, ...values } }) => {
        const input = createContactInput.parse({ ...values, organizationId: client.id })
        const contact = await add.mutateAsync(input)
        if (invites) onInvite(contact)
      }}
    />
  )
}
