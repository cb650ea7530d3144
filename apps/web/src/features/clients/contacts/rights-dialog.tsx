import { type Contact, setRightsInput } from '@tallgrass/contracts'
import { RecordDialog } from '../../../ui/record-dialog'
import type { RecordFieldSpec } from '../../../ui/record-field'
import { useSetRights } from './use-set-rights'

const fields: RecordFieldSpec[] = [
  { name: 'signs', label: 'Signs', kind: 'check', description: 'Can be chosen to sign agreements.' },
  { name: 'pays', label: 'Pays', kind: 'check', description: 'Is offered the payment pages of invoices.' },
  { name: 'reviews', label: 'Reviews', kind: 'check', description: 'Approves tasks, or asks for changes.' },
]

interface RightsDialogProps {
  contact: Contact
  opened: boolean
  onClose: () => void
}

/** What a contact may do for their organization, beside reading all that is its own. */
export function RightsDialog({ contact, onClose, opened }: RightsDialogProps) {
  const setting = useSetRights()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title={`Rights of ${contact.name}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      fields={fields}
      record={contact}
      schema={setRightsInput.omit({ userId: true })}
      save={({ values }) => setting.mutateAsync(setRightsInput.parse({ ...values, userId: contact.id }))}
    />
  )
}
