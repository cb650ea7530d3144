import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { adminLoginInput } from '@tallgrass/contracts'
import type { PasskeyAssertion } from '@tallgrass/contracts/account'
import { showFirstError } from '../../../lib/show-first-error'
import { CodeStep } from '../../../shared/second-factor/code-step'
import { PasskeyButton } from '../../../shared/second-factor/passkey-button'
import { ActionButton } from '../../../ui/action-button'
import { PasswordField } from '../../../ui/password-field'
import { useAskedFactor } from '../use-asked-factor'
import { OtherWays } from './other-ways/other-ways'
import { useAdminLogin } from './use-admin-login'

interface AdminLoginFormProps {
  /** The name to fill in. */
  username: string
  onDone: () => void
  onForgot: (username: string) => void
  onLink: (username: string) => void
}

export function AdminLoginForm({ onDone, onForgot, onLink, username }: AdminLoginFormProps) {
  const form = useForm({
    initialValues: { username, password: '' },
    validate: schemaResolver(adminLoginInput, { sync: true }),
  })
  const { asked, goBack, onRefused, refusal } = useAskedFactor()
  const { login, passkey } = useAdminLogin({
    onRefused,
    onDone() {
      onDone()
      form.reset()
      goBack()
    },
  })
  const pending = login.isPending || passkey.isPending
  const onPasskey = (response: PasskeyAssertion) => passkey.mutate({ response, role: 'ADMIN' })

  if (asked) {
    return (
      <CodeStep
        {...asked}
        refusal={refusal}
        pending={pending}
        submitLabel="Login"
        onBack={goBack}
        onCode={(code) => login.mutate({ ...form.values, code })}
        onPasskey={onPasskey}
      />
    )
  }
  return (
    <form onSubmit={form.onSubmit((values) => login.mutate(values), showFirstError(form))} noValidate>
      <Stack gap="md">
        <TextInput
          label="Username"
          autoComplete="username webauthn"
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
          <ActionButton type="submit" disabled={pending}>
            Login
          </ActionButton>
        </Group>
        <PasskeyButton label="Sign in with a passkey" onPasskey={onPasskey} disabled={pending} autofill />
        <OtherWays onLink={() => onLink(form.values.username)} />
      </Stack>
    </form>
  )
}
