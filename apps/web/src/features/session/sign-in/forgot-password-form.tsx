import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { contact } from '@tallgrass/brand'
import { forgotPasswordInput } from '@tallgrass/contracts'
import type { Role } from '@tallgrass/domain'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { showFirstError } from '../../../lib/show-first-error'
import { trpc } from '../../../lib/trpc'
import { useSiteLinks } from '../../../lib/use-site-links'
import { FocusFirst } from '../../../ui/focus-first'

interface ForgotPasswordFormProps {
  email: string
  userRole: Role
  onBack: () => void
}

/** The answer is the same whether or not the address is known. */
export function ForgotPasswordForm({ email, onBack, userRole }: ForgotPasswordFormProps) {
  const { emailEnabled } = useSiteLinks()
  const form = useForm({
    initialValues: { email },
    validate: schemaResolver(forgotPasswordInput, { sync: true }),
  })
  const request = trpc.auth.forgotPassword.useMutation({
    onError: (error) => notifyRefusal(error, { failed: 'Unable to send the link. Please try again.' }),
  })
  const back = (
    <Anchor component="button" type="button" fz="sm" onClick={onBack}>
      Back to login
    </Anchor>
  )

  if (!emailEnabled) {
    return (
      <Stack gap="md" align="flex-start">
        <Text tabIndex={-1} data-autofocus>
          {WITHOUT_EMAIL[userRole]}
        </Text>
        {back}
      </Stack>
    )
  }
  if (request.isSuccess) {
    return (
      <FocusFirst>
        <Stack gap="md" align="flex-start">
          <Text role="status" tabIndex={-1} data-autofocus>
            If there is an account with this address, a link to set a new password is on its way. It works
            once, for one hour.
          </Text>
          {back}
        </Stack>
      </FocusFirst>
    )
  }
  return (
    <form onSubmit={form.onSubmit((values) => request.mutate(values), showFirstError(form))} noValidate>
      <Stack gap="md">
        <Text c="dimmed">Enter your email. We send you a link to set a new password.</Text>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Button type="submit" disabled={request.isPending} fullWidth>
          Send link
        </Button>
        {back}
      </Stack>
    </form>
  )
}

/** Nobody can be sent a link: who makes one instead. */
const WITHOUT_EMAIL: Record<Role, string> = {
  CLIENT: `This site sends no email, so it cannot send you a link. Call us at ${contact.phone}, and we make one for you.`,
  ADMIN:
    'This site sends no email, so it cannot send you a link. Whoever runs the server makes one with “npm run admin:create -- --reset EMAIL”.',
}
