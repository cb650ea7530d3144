import { Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { acceptInvitationForm } from '@tallgrass/contracts'
import { showErrors } from '../../lib/show-errors'
import { showFirstError } from '../../lib/show-first-error'
import { NewPasswordField } from '../../shared/passwords/new-password-field'
import { ActionButton } from '../../ui/action-button'
import { PasswordField } from '../../ui/password-field'
import { useAcceptInvitation } from './use-accept-invitation'

export function AcceptInvitationForm({ email, token }: { email: string; token: string }) {
  const form = useForm({
    initialValues: { username: '', password: '', confirmPassword: '' },
    validate: schemaResolver(acceptInvitationForm, { sync: true }),
  })
  const accept = useAcceptInvitation({ email, showFieldErrors: showErrors(form) })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ password, username }) => accept.mutate({ token, username, password }),
        showFirstError(form),
      )}
    >
      <Stack>
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <NewPasswordField
          label="Password"
          description="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
          owner={{ email, username: form.values.username }}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <ActionButton type="submit" disabled={accept.isPending} fullWidth>
          {accept.isPending ? 'Creating Account...' : 'Create Account'}
        </ActionButton>
      </Stack>
    </form>
  )
}
