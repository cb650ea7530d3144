import { type Contact, createContactInput } from '@tallgrass/contracts'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { newPerson, personFields } from '../contacts/person-fields'
import { useCreateClient } from './use-create-client'

const fields: RecordFieldSpec[] = [
  {
    name: 'organizationName',
    label: 'Company',
    kind: 'line',
    description: 'Leave it empty for a private person.',
  },
  ...personFields,
]

interface NewClientDialogProps {
  opened: boolean
  onClose: () => void
  /** Called with the first contact, and whether to invite them. */
  onCreated: (contact: Contact, choice: { invites: boolean }) => void
}

/** Creates a client with its first contact, who has no account until they accept an invitation. */
export function NewClientDialog({ onClose, onCreated, opened }: NewClientDialogProps) {
  const create = useCreateClient()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="New Client"
      submitLabel="Create Client"
      pendingLabel="Creating..."
      fields={fields}
      record={{ organizationName: '', ...newPerson }}
      schema={createContactInput}
      save={async ({ values: { invites, ...values } }) => {
        const contact = await create.mutateAsync(createContactInput.parse(values))
        onCreated(contact, { invites: invites === true })
      }}
    />
  )
}
