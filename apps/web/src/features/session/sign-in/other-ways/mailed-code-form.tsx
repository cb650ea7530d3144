import { Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { SessionUser } from '@tallgrass/contracts'
import { useSignInCodeInput as signInCodeInput, type UseSignInCodeInput } from '@tallgrass/contracts/account'
import { notifyRefusedSignIn } from '../../../../lib/notify-refusal'
import { showFirstError } from '../../../../lib/show-first-error'
import { trpc } from '../../../../lib/trpc'
import { errorCode } from '../../../../lib/trpc-error'
import { LaterCodeField } from '../../../../shared/second-factor/later-code-field'
import { PasskeyInstead } from '../../../../shared/second-factor/passkey-instead'
import { ActionButton } from '../../../../ui/action-button'
import { CodeField } from '../../../../ui/code-field'

/** The six digits of the email, and the code of the second factor if there is one. */
export function MailedCodeForm({ onSignedIn }: { onSignedIn: (user: SessionUser) => void }) {
  const form = useForm<UseSignInCodeInput>({
    initialValues: { digits: '' },
    validate: schemaResolver(signInCodeInput, { sync: true }),
  })
  const asksMore = form.values.code !== undefined
  const signIn = trpc.auth.links.useCode.useMutation({
    onSuccess: onSignedIn,
    onError(error) {
      if (errorCode(error) !== 'SECOND_FACTOR_NEEDED' || asksMore) return notifyRefusedSignIn(error)
      form.setFieldValue('code', '')
    },
  })
  return (
    <form onSubmit={form.onSubmit((values) => signIn.mutate(values), showFirstError(form))} noValidate>
      <Stack gap="md">
        <CodeField
          label="Code from the email"
          inputMode="numeric"
          readOnly={asksMore}
          {...form.getInputProps('digits')}
        />
        {asksMore && <LaterCodeField autoFocus {...form.getInputProps('code')} />}
        <ActionButton type="submit" disabled={signIn.isPending} fullWidth>
          Sign in
        </ActionButton>
        {asksMore && <PasskeyInstead disabled={signIn.isPending} onSignedIn={onSignedIn} />}
      </Stack>
    </form>
  )
}
