import { SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { inviteLeadForm, type LeadDetails } from '@tallgrass/contracts'
import { splitName } from '@tallgrass/domain'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { DialogForm } from '../../../ui/dialog-form'

const SENT_BY_EMAIL = 'The invitation is sent to this address.'
const SHARED_BY_HAND = 'No mail server is configured, so you get an invitation link to share yourself.'
const ON_ACCEPTANCE = 'The lead becomes a client when they accept.'

interface ConvertLeadFormProps {
  lead: LeadDetails
  pending: boolean
  onSubmit: (name: { firstName: string; lastName: string }) => void
  onCancel: () => void
}

export function ConvertLeadForm({ lead, onCancel, onSubmit, pending }: ConvertLeadFormProps) {
  const { emailEnabled } = useOutboxSettings()
  const { firstName, lastName } = splitName(lead.name ?? '')
  const form = useForm({
    initialValues: { firstName, lastName: lastName ?? '' },
    validate: schemaResolver(inviteLeadForm, { sync: true }),
  })
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      pending={pending}
      onSubmit={form.onSubmit((name) => onSubmit(name))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="First Name"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('firstName')}
        />
        <TextInput label="Last Name" autoComplete="off" {...form.getInputProps('lastName')} />
      </SimpleGrid>
      <TextInput
        label="Email Address"
        value={lead.email}
        readOnly
        description={`${emailEnabled ? SENT_BY_EMAIL : SHARED_BY_HAND} ${ON_ACCEPTANCE}`}
      />
    </DialogForm>
  )
}
