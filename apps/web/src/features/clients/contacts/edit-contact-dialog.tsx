import { type Contact, updateContactInput } from '@tallgrass/contracts'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { useUpdateContact } from './use-contact-changes'

interface EditContactDialogProps {
  contact: Contact
  opened: boolean
  onClose: () => void
}

/** Changes how a contact is called and reached. Only the owner of an account can change its address. */
export function EditContactDialog({ contact, onClose, opened }: EditContactDialogProps) {
  const update = useUpdateContact()
  const { email, hasAccount, id, name, phone } = contact
  const schema = updateContactInput.omit({ id: true, version: true })
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title={`Edit ${name}`}
      submitLabel="Update Contact"
      pendingLabel="Updating..."
      fields={fieldsFor(hasAccount)}
      record={{ name, phone: phone ?? '', ...(!hasAccount && { email }) }}
      version={contact.version}
      schema={schema}
      save={({ changes, version }) =>
        update.mutateAsync({ ...schema.parse(changes), id, version: version ?? contact.version })
      }
    />
  )
}

function fieldsFor(hasAccount: boolean): RecordFieldSpec[] {
  return [
    { name: 'name', label: 'Name', kind: 'line' },
    ...(hasAccount ? [] : [{ name: 'email', label: 'Email', kind: 'line' as const }]),
    { name: 'phone', label: 'Phone', kind: 'line' },
  ]
}
