import { Stack, Text, TextInput, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { SessionUser } from '@tallgrass/contracts'
import { type LinkProviderInput, linkProviderInput, type ProviderTicket } from '@tallgrass/contracts/account'
import { notifyRefusedSignIn } from '../../lib/notify-refusal'
import { showFirstError } from '../../lib/show-first-error'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { LaterCodeField } from '../../shared/second-factor/later-code-field'
import { ActionButton } from '../../ui/action-button'
import { PasswordField } from '../../ui/password-field'

interface LinkFormProps {
  ticket: ProviderTicket
  onSignedIn: (user: SessionUser, to: string | null) => void
  /** Called if the visit has ended in the meantime. */
  onEnded: () => void
}

/** Connects the account here with the one at the provider, by the password, once. */
export function LinkForm({ onEnded, onSignedIn, ticket }: LinkFormProps) {
  const { email, provider } = ticket
  const form = useForm<LinkProviderInput>({
    initialValues: { password: '' },
    validate: schemaResolver(linkProviderInput, { sync: true }),
  })
  const asksCode = form.values.code !== undefined
  const link = trpc.auth.providers.link.useMutation({
    onSuccess: ({ to, user }) => onSignedIn(user, to),
    onError(error) {
      const code = errorCode(error)
      if (code === 'SECOND_FACTOR_NEEDED' && !asksCode) return form.setFieldValue('code', '')
      if (code === 'GONE') onEnded()
      notifyRefusedSignIn(error)
    },
  })
  return (
    <form onSubmit={form.onSubmit((values) => link.mutate(values), showFirstError(form))} noValidate>
      <Stack>
        <Title order={1} size="h2">
          Connect {provider.label}
        </Title>
        <Text>
          You already have an account here. Enter its password once to connect it. From then on, you can sign
          in with {provider.label}.
        </Text>
        <TextInput label="Account" value={email} readOnly autoComplete="username" />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          readOnly={asksCode}
          {...form.getInputProps('password')}
        />
        {asksCode && <LaterCodeField autoFocus {...form.getInputProps('code')} />}
        <ActionButton type="submit" disabled={link.isPending} fullWidth>
          Connect and sign in
        </ActionButton>
      </Stack>
    </form>
  )
}
