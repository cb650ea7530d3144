import { editLeadForm, editLeadInput, type LeadDetails } from '@tallgrass/contracts'
import { toFieldValues } from '../../../lib/record-draft'
import { RecordDialog } from '../../../ui/record-dialog'
import { leadFieldsOf } from './lead-fields'
import { useEditLead } from './use-edit-lead'

interface EditLeadDialogProps {
  lead: LeadDetails
  opened: boolean
  onClose: () => void
}

export function EditLeadDialog({ lead, onClose, opened }: EditLeadDialogProps) {
  const edit = useEditLead()
  const fields = leadFieldsOf(lead)
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Edit Lead"
      submitLabel="Update Lead"
      pendingLabel="Updating..."
      fields={fields}
      record={toFieldValues(
        fields.map(({ name }) => name),
        lead,
      )}
      version={lead.version}
      schema={editLeadForm}
      save={({ changes, version }) =>
        edit.mutateAsync(editLeadInput.parse({ ...changes, id: lead.id, version }))
      }
    />
  )
}
