import { Anchor, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { contact } from '@tallgrass/brand'
import { forgotPasswordInput } from '@tallgrass/contracts'
import type { Role } from '@tallgrass/domain'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { showFirstError } from '../../../lib/show-first-error'
import { trpc } from '../../../lib/trpc'
import { useSiteLinks } from '../../../lib/use-site-links'
import { FocusFirst } from '../../../ui/focus-first'
import { MailedLinkForm } from './mailed-link-form'

interface ForgotPasswordFormProps {
  email: string
  userRole: Role
  onBack: () => void
}

/** Shows the same message whether or not the address belongs to an account. */
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
            If an account exists for this address, we have sent a link to set a new password. The link works
            once and expires after one hour.
          </Text>
          {back}
        </Stack>
      </FocusFirst>
    )
  }
  return (
    <MailedLinkForm
      inputProps={form.getInputProps('email')}
      pending={request.isPending}
      onSubmit={form.onSubmit((values) => request.mutate(values), showFirstError(form))}
      back={back}
    >
      Enter your email and we will send you a link to set a new password.
    </MailedLinkForm>
  )
}

/** How to get a link when no mail server is configured. */
const WITHOUT_EMAIL: Record<Role, string> = {
  CLIENT: `This site cannot send email, so we cannot send you a link. Call us at ${contact.phone} and we will create one for you.`,
  ADMIN:
    'This site cannot send email, so we cannot send you a link. To create one, run “npm run admin:create -- --reset EMAIL” on the server.',
}
