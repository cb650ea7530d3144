import { Stack, Text, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { SessionUser } from '@tallgrass/contracts'
import { finishProviderInput, type ProviderTicket } from '@tallgrass/contracts/account'
import { notifyRefusedSignIn } from '../../lib/notify-refusal'
import { showFirstError } from '../../lib/show-first-error'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { LaterCodeField } from '../../shared/second-factor/later-code-field'
import { PasskeyInstead } from '../../shared/second-factor/passkey-instead'
import { ActionButton } from '../../ui/action-button'

interface FinishFormProps {
  ticket: ProviderTicket
  onSignedIn: (user: SessionUser, to: string | null) => void
  /** Called if the visit has ended in the meantime. */
  onEnded: () => void
}

/** The code of the second factor, after the provider. */
export function FinishForm({ onEnded, onSignedIn, ticket }: FinishFormProps) {
  const form = useForm({
    initialValues: { code: '' },
    validate: schemaResolver(finishProviderInput, { sync: true }),
  })
  const finish = trpc.auth.providers.finish.useMutation({
    onSuccess: ({ to, user }) => onSignedIn(user, to),
    onError(error) {
      if (errorCode(error) === 'GONE') onEnded()
      notifyRefusedSignIn(error)
    },
  })
  return (
    <form onSubmit={form.onSubmit((values) => finish.mutate(values), showFirstError(form))} noValidate>
      <Stack>
        <Title order={1} size="h2">
          Enter your code
        </Title>
        <Text>
          {ticket.provider.label} has recognized you as {ticket.email}. Your account here has a second factor
          as well.
        </Text>
        <LaterCodeField {...form.getInputProps('code')} />
        <ActionButton type="submit" disabled={finish.isPending} fullWidth>
          Sign in
        </ActionButton>
        <PasskeyInstead disabled={finish.isPending} onSignedIn={(user) => onSignedIn(user, null)} />
      </Stack>
    </form>
  )
}
