import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type CreateInvitationInput, createInvitationInput } from '@tallgrass/contracts'
import { showFirstError } from '../../../lib/show-first-error'
import { useOutboxSettings } from '../../../lib/use-outbox-settings'
import { DialogForm } from '../../../ui/dialog-form'

const roleChoices = [
  { value: 'CLIENT', label: 'Client' },
  { value: 'ADMIN', label: 'Administrator' },
]

const initialValues: CreateInvitationInput = { firstName: '', lastName: '', email: '', role: 'CLIENT' }

const WITHOUT_EMAIL = 'No mail server is configured, so you get an invitation link to share yourself.'

interface InviteFormProps {
  pending: boolean
  onSubmit: (input: CreateInvitationInput) => void
  onCancel: () => void
}

export function InviteForm({ onCancel, onSubmit, pending }: InviteFormProps) {
  const { emailEnabled } = useOutboxSettings()
  const form = useForm({ initialValues, validate: schemaResolver(createInvitationInput, { sync: true }) })
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      pending={pending}
      onSubmit={form.onSubmit((values) => onSubmit(values), showFirstError(form))}
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
        type="email"
        autoComplete="off"
        description={emailEnabled ? 'An invitation will be sent to this email address.' : WITHOUT_EMAIL}
        {...form.getInputProps('email')}
      />
      <NativeSelect label="Role" data={roleChoices} {...form.getInputProps('role')} />
    </DialogForm>
  )
}
