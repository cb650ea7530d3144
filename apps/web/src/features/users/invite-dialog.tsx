import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type CreateInvitationInput, createInvitationInput } from '@tallgrass/contracts'
import { FormDialog } from '../../ui/form-dialog'
import type { IssuedLink } from './invitation-link-dialog'
import { useCreateInvitation } from './use-create-invitation'

const roleChoices = [
  { value: 'CLIENT', label: 'Client' },
  { value: 'ADMIN', label: 'Administrator' },
]

const initialValues: CreateInvitationInput = { firstName: '', lastName: '', email: '', role: 'CLIENT' }

interface InviteDialogProps {
  opened: boolean
  onClose: () => void
  onCreated: (link: IssuedLink) => void
}

export function InviteDialog({ onClose, onCreated, opened }: InviteDialogProps) {
  const form = useForm({ initialValues, validate: schemaResolver(createInvitationInput, { sync: true }) })
  const create = useCreateInvitation((link) => {
    form.reset()
    onCreated(link)
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Invite User"
      submitLabel="Send Invitation"
      pendingLabel="Sending..."
      pending={create.isPending}
      onSubmit={form.onSubmit((values) => create.mutate(values))}
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
        description="An invitation will be sent to this email address."
        {...form.getInputProps('email')}
      />
      <NativeSelect label="Role" data={roleChoices} {...form.getInputProps('role')} />
    </FormDialog>
  )
}
