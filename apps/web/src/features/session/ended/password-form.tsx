import { Alert, Group, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { loginInput, type SessionUser } from '@tallgrass/contracts'
import type { Role } from '@tallgrass/domain'
import { showFirstError } from '../../../lib/show-first-error'
import { CodeStep } from '../../../shared/second-factor/code-step'
import { PasskeyButton } from '../../../shared/second-factor/passkey-button'
import { ActionButton } from '../../../ui/action-button'
import { PasswordField } from '../../../ui/password-field'
import { usePassword } from './use-password'

interface PasswordFormProps {
  user: SessionUser
  /** The page is being given up. */
  leaving: boolean
  onBack: () => void
  onLeave: () => void
}

const ASK: Record<Role, string> = { CLIENT: 'Ask us.', ADMIN: 'Ask another administrator.' }

export function PasswordForm({ leaving, onBack, onLeave, user }: PasswordFormProps) {
  const form = useForm({
    initialValues: { email: user.email, password: '' },
    validate: schemaResolver(loginInput, { sync: true }),
  })
  const { asked, enter, enterByPasskey, goBack, isRefused, pending, refusal } = usePassword(user, () => {
    form.reset()
    onBack()
  })
  if (asked) {
    return (
      <CodeStep
        {...asked}
        refusal={refusal}
        pending={pending || leaving}
        submitLabel="Continue"
        onBack={goBack}
        onCode={(code) => enter({ ...form.values, code })}
        onPasskey={enterByPasskey}
      />
    )
  }
  return (
    <form onSubmit={form.onSubmit(enter, showFirstError(form))} noValidate>
      <Stack gap="md">
        <Text c="dimmed">
          Enter your password to continue. This page stays as it is, with everything that you typed.
        </Text>
        <TextInput label="Account" value={user.email} readOnly autoComplete="username" />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        {isRefused && (
          <Alert color="amber" role="note">
            If your password is right, your access may have been removed. {ASK[user.role]}
          </Alert>
        )}
        <Group justify="flex-end">
          <PasskeyButton label="Use a passkey" onPasskey={enterByPasskey} disabled={pending || leaving} />
          <ActionButton variant="default" onClick={onLeave} loading={leaving} disabled={pending}>
            Use another account
          </ActionButton>
          <ActionButton type="submit" disabled={pending || leaving}>
            Continue
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
