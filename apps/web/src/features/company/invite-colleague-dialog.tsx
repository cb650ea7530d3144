import { inviteColleagueInput } from '@tallgrass/contracts'
import type { ContactRight } from '@tallgrass/domain'
import { rightFieldsOf } from '../../shared/contacts/right-fields'
import { RecordDialog } from '../../ui/record-dialog'
import type { RecordFieldSpec } from '../../ui/record-field'
import { useInviteColleague } from './use-company-changes'

const fields: RecordFieldSpec[] = [
  { name: 'firstName', label: 'First name', kind: 'line' },
  { name: 'lastName', label: 'Last name', kind: 'line' },
  {
    name: 'email',
    label: 'Email',
    kind: 'line',
    description: 'They will be able to read all of your projects, agreements and invoices.',
  },
]
const record = { firstName: '', lastName: '', email: '', signs: false, pays: false, reviews: false }

interface InviteColleagueDialogProps {
  /** Only these are offered. */
  rightsToGive: ContactRight[]
  opened: boolean
  onClose: () => void
}

export function InviteColleagueDialog({ onClose, opened, rightsToGive }: InviteColleagueDialogProps) {
  const invite = useInviteColleague()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Invite Colleague"
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      fields={[...fields, ...rightFieldsOf(rightsToGive)]}
      record={record}
      schema={inviteColleagueInput}
      save={({ values }) => invite.mutateAsync(inviteColleagueInput.parse(values))}
    />
  )
}
