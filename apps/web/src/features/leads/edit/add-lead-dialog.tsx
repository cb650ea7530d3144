import { addLeadInput } from '@tallgrass/contracts'
import { RecordDialog } from '../../../ui/record-dialog'
import { newLeadFields } from './lead-fields'
import { useAddLead } from './use-add-lead'

const blank = {
  name: '',
  email: '',
  phone: '',
  company: '',
  interest: 'smart-ai',
  source: 'phone',
  status: 'new',
  notes: '',
}

interface AddLeadDialogProps {
  opened: boolean
  onClose: () => void
}

/** Adds a lead from outside the site. */
export function AddLeadDialog({ onClose, opened }: AddLeadDialogProps) {
  const add = useAddLead()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Add Lead"
      submitLabel="Add Lead"
      pendingLabel="Adding..."
      fields={newLeadFields}
      record={blank}
      schema={addLeadInput}
      save={({ values }) => add.mutateAsync(addLeadInput.parse(values))}
    />
  )
}
