import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { adminLoginInput } from '@tallgrass/contracts'
import { showFirstError } from '../../../lib/show-first-error'
import { ActionButton } from '../../../ui/action-button'
import { PasswordField } from '../../../ui/password-field'
import { useAdminLogin } from './use-admin-login'

interface AdminLoginFormProps {
  /** The name to fill in. */
  username: string
  onDone: () => void
  onForgot: (username: string) => void
}

export function AdminLoginForm({ onDone, onForgot, username }: AdminLoginFormProps) {
  const form = useForm({
    initialValues: { username, password: '' },
    validate: schemaResolver(adminLoginInput, { sync: true }),
  })
  const login = useAdminLogin(() => {
    onDone()
    form.reset()
  })

  return (
    <form onSubmit={form.onSubmit((values) => login.mutate(values), showFirstError(form))} noValidate>
      <Stack gap="md">
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus={username === '' || undefined}
          {...form.getInputProps('username')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus={username !== '' || undefined}
          {...form.getInputProps('password')}
        />
        <Anchor
          component="button"
          type="button"
          fz="sm"
          ta="left"
          onClick={() => onForgot(form.values.username)}
        >
          Forgot password?
        </Anchor>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <ActionButton type="submit" disabled={login.isPending}>
            Login
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
