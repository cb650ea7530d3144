import { Anchor, Group, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { loginInput } from '@tallgrass/contracts'
import type { PasskeyAssertion } from '@tallgrass/contracts/account'
import { showFirstError } from '../../../lib/show-first-error'
import { CodeStep } from '../../../shared/second-factor/code-step'
import { PasskeyButton } from '../../../shared/second-factor/passkey-button'
import { ActionButton } from '../../../ui/action-button'
import { PasswordField } from '../../../ui/password-field'
import { useAskedFactor } from '../use-asked-factor'
import { OtherWays } from './other-ways/other-ways'
import { useCustomerAccess } from './use-customer-access'

interface CustomerLoginFormProps {
  email: string
  /** The address comes from a link, so only the password is left to enter. */
  isKnown: boolean
  stay: boolean | undefined
  onDone: () => void
  onRegister: (email: string) => void
  onForgot: (email: string) => void
  onLink: (email: string) => void
}

export function CustomerLoginForm(props: CustomerLoginFormProps) {
  const { email, isKnown, onDone, onForgot, onLink, onRegister, stay } = props
  const form = useForm({
    initialValues: { email, password: '' },
    validate: schemaResolver(loginInput, { sync: true }),
  })
  const { asked, goBack, onRefused, refusal } = useAskedFactor()
  const { login, passkey } = useCustomerAccess({
    stay,
    onRefused,
    onDone() {
      onDone()
      form.reset()
      goBack()
    },
  })
  const pending = login.isPending || passkey.isPending
  const onPasskey = (response: PasskeyAssertion) => passkey.mutate({ response })

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
        <Text c="dimmed">Enter your email and password to access your customer portal.</Text>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username webauthn"
          data-autofocus={!isKnown || undefined}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus={isKnown || undefined}
          {...form.getInputProps('password')}
        />
        <Anchor
          component="button"
          type="button"
          fz="sm"
          ta="left"
          onClick={() => onForgot(form.values.email)}
        >
          Forgot password?
        </Anchor>
        <ActionButton type="submit" disabled={pending} fullWidth>
          Login
        </ActionButton>
        <PasskeyButton
          label="Sign in with a passkey"
          onPasskey={onPasskey}
          disabled={pending}
          fullWidth
          autofill
        />
        <OtherWays onLink={() => onLink(form.values.email)} />
        <Group gap="0.375rem" justify="center" fz="sm">
          <Text span inherit c="dimmed">
            No account yet?
          </Text>
          <Anchor component="button" type="button" inherit onClick={() => onRegister(form.values.email)}>
            Sign up
          </Anchor>
        </Group>
      </Stack>
    </form>
  )
}
