import { Stack, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { devlab } from '@tallgrass/brand'
import { joinWaitlistForm } from '@tallgrass/contracts'
import { showErrors } from '../../lib/show-errors'
import { showFirstError } from '../../lib/show-first-error'
import { ActionButton } from '../../ui/action-button'
import { useJoinWaitlist } from './use-join-waitlist'

const initialValues = { name: '', email: '', company: '', role: '', useCase: '' }

export function WaitlistForm({ onJoined, product }: { product: string; onJoined: () => void }) {
  const form = useForm({ initialValues, validate: schemaResolver(joinWaitlistForm, { sync: true }) })
  const join = useJoinWaitlist({ onJoined, showFieldErrors: showErrors(form) })

  function submit(values: typeof initialValues) {
    if (!join.isPending) join.mutate({ ...values, product })
  }
  return (
    <form onSubmit={form.onSubmit(submit, showFirstError(form))} noValidate>
      <Stack gap="md">
        <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
        <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
        <TextInput label="Company" autoComplete="organization" {...form.getInputProps('company')} />
        <TextInput label="Role" autoComplete="organization-title" {...form.getInputProps('role')} />
        <Textarea label={devlab.waitlist.useCase} minRows={4} {...form.getInputProps('useCase')} />
        <ActionButton type="submit" fullWidth disabled={join.isPending}>
          {devlab.waitlist.button}
        </ActionButton>
      </Stack>
    </form>
  )
}
