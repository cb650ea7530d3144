import { Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { changeEmailInput } from '@tallgrass/contracts/account'
import { notifyRefusal } from '../../lib/notify-refusal'
import { showErrors } from '../../lib/show-errors'
import { showFirstError } from '../../lib/show-first-error'
import { fieldErrors } from '../../lib/trpc-error'
import { DialogForm } from '../../ui/dialog-form'
import { FormModal } from '../../ui/form-modal'
import { PasswordField } from '../../ui/password-field'
import { useChangeEmail } from './use-profile-changes'

interface ChangeEmailDialogProps {
  email: string
  opened: boolean
  onClose: () => void
}

/** Asks for another address. Nothing changes before the link to it is followed. */
export function ChangeEmailDialog({ email, onClose, opened }: ChangeEmailDialogProps) {
  const change = useChangeEmail()
  return (
    <FormModal opened={opened} onClose={onClose} title="Change your email address" pending={change.isPending}>
      <ChangeEmailForm email={email} change={change} onDone={onClose} />
    </FormModal>
  )
}

interface ChangeEmailFormProps {
  email: string
  change: ReturnType<typeof useChangeEmail>
  onDone: () => void
}

function ChangeEmailForm({ change, email, onDone }: ChangeEmailFormProps) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: schemaResolver(changeEmailInput, { sync: true }),
  })
  async function submit(values: typeof form.values) {
    try {
      await change.mutateAsync(values)
      onDone()
    } catch (error) {
      const errors = fieldErrors(error)
      if (Object.keys(errors).length > 0) showErrors(form)(errors)
      else notifyRefusal(error, { failed: 'Failed to change your address' })
    }
  }
  return (
    <DialogForm
      onCancel={onDone}
      onSubmit={form.onSubmit((values) => void submit(values), showFirstError(form))}
      submitLabel="Send the link"
      pendingLabel="Sending..."
      pending={change.isPending}
    >
      <Text>
        You sign in with {email} until you follow the link that we send to the new address. For three days, a
        link to the old one can take the change back.
      </Text>
      <TextInput
        data-autofocus
        label="New email address"
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </DialogForm>
  )
}
