import { Button, PasswordInput, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { resetPasswordForm } from '@tallgrass/contracts'
import { passwordToggle } from '../../ui/password-toggle'
import { useResetPassword } from './use-reset-password'

export function ResetPasswordForm({ token }: { token: string }) {
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: schemaResolver(resetPasswordForm, { sync: true }),
  })
  const reset = useResetPassword()
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => reset.mutate({ token, password }))}>
      <Stack>
        <PasswordInput
          label="New Password"
          description="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
          autoComplete="new-password"
          {...passwordToggle}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label="Confirm Password"
          autoComplete="new-password"
          {...passwordToggle}
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" disabled={reset.isPending} fullWidth>
          Save password
        </Button>
      </Stack>
    </form>
  )
}
