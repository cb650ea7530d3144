import { Stack, Text, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { names } from '@tallgrass/brand'
import type { SessionUser } from '@tallgrass/contracts'
import { useState } from 'react'
import { notifyRefusedSignIn } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'
import { errorCode } from '../../lib/trpc-error'
import { LaterCodeField } from '../../shared/second-factor/later-code-field'
import { PasskeyInstead } from '../../shared/second-factor/passkey-instead'
import { ActionButton } from '../../ui/action-button'

interface UseLinkProps {
  token: string
  onSignedIn: (user: SessionUser) => void
  /** Called if the link has ended in the meantime. */
  onEnded: () => void
}

/** The button that uses a link, and the code of the second factor if there is one. */
export function UseLink({ onEnded, onSignedIn, token }: UseLinkProps) {
  const form = useForm({ initialValues: { code: '' } })
  const [asksCode, setAsksCode] = useState(false)
  const signIn = trpc.auth.links.use.useMutation({
    onSuccess: onSignedIn,
    onError(error) {
      const code = errorCode(error)
      if (code === 'SECOND_FACTOR_NEEDED' && !asksCode) return setAsksCode(true)
      if (code === 'GONE' || code === 'CONFLICT') return onEnded()
      notifyRefusedSignIn(error)
    },
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ code }) => {
        if (asksCode && !code.trim()) return form.setFieldError('code', 'Please enter the code')
        signIn.mutate({ token, ...(code && { code }) })
      })}
    >
      <Stack>
        <Title order={1} size="h2">
          Sign in to {names.business}
        </Title>
        <Text>
          {asksCode
            ? 'Your account has a second factor. Enter its code to go on.'
            : 'You asked for this link. It works once, in this browser.'}
        </Text>
        {asksCode && <LaterCodeField autoFocus {...form.getInputProps('code')} />}
        <ActionButton type="submit" loading={signIn.isPending} fullWidth>
          Sign in
        </ActionButton>
        {asksCode && <PasskeyInstead disabled={signIn.isPending} onSignedIn={onSignedIn} />}
      </Stack>
    </form>
  )
}
