import { type Contact, setRightsInput } from '@tallgrass/contracts'
import { rightFields } from '../../../shared/contacts/right-fields'
import { RecordDialog } from '../../../ui/record-dialog'
import { useSetRights } from './use-contact-changes'

interface RightsDialogProps {
  contact: Contact
  opened: boolean
  onClose: () => void
}

/** What a contact may do for their organization. */
export function RightsDialog({ contact, onClose, opened }: RightsDialogProps) {
  const setting = useSetRights()
  const { id, pays, reviews, signs } = contact
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title={`Rights of ${contact.name}`}
      submitLabel="Save"
      pendingLabel="Saving..."
      fields={rightFields}
      record={{ signs, pays, reviews }}
      version={contact.version}
      schema={setRightsInput.omit({ userId: true, version: true })}
      save={({ values, version }) =>
        setting.mutateAsync(setRightsInput.parse({ ...values, userId: id, version }))
      }
    />
  )
}
