import { Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { resetPasswordForm } from '@tallgrass/contracts'
import { showErrors } from '../../lib/show-errors'
import { showFirstError } from '../../lib/show-first-error'
import { NewPasswordField } from '../../shared/passwords/new-password-field'
import { ActionButton } from '../../ui/action-button'
import { PasswordField } from '../../ui/password-field'
import { useResetPassword } from './use-reset-password'

export function ResetPasswordForm({ token }: { token: string }) {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: schemaResolver(resetPasswordForm, { sync: true }),
  })
  const reset = useResetPassword(showErrors(form))
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ password }) => reset.mutate({ token, password }), showFirstError(form))}
    >
      <Stack>
        <NewPasswordField
          label="New Password"
          description="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
          {...form.getInputProps('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <ActionButton type="submit" disabled={reset.isPending} fullWidth>
          Save password
        </ActionButton>
      </Stack>
    </form>
  )
}
