import { Anchor, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { SessionUser } from '@tallgrass/contracts'
import { requestSignInLinkInput } from '@tallgrass/contracts/account'
import type { Role } from '@tallgrass/domain'
import { notifyRefusal } from '../../../../lib/notify-refusal'
import { showFirstError } from '../../../../lib/show-first-error'
import { trpc } from '../../../../lib/trpc'
import { FocusFirst } from '../../../../ui/focus-first'
import { MailedLinkForm } from '../mailed-link-form'
import { MailedCodeForm } from './mailed-code-form'

interface LinkFormProps {
  email: string
  userRole: Role
  onBack: () => void
  onSignedIn: (user: SessionUser) => void
}

/** Asks for a mailed link, then for its code. Shows the same whether or not the address belongs to an account. */
export function LinkForm({ email, onBack, onSignedIn, userRole: role }: LinkFormProps) {
  const form = useForm({
    initialValues: { email, role },
    validate: schemaResolver(requestSignInLinkInput, { sync: true }),
  })
  const request = trpc.auth.links.request.useMutation({
    onError: (error) => notifyRefusal(error, { failed: 'Unable to send the link. Please try again.' }),
  })
  const back = (
    <Anchor component="button" type="button" fz="sm" ta="left" onClick={onBack}>
      Back to login
    </Anchor>
  )
  if (request.isSuccess) {
    return (
      <FocusFirst>
        <Stack gap="md">
          <Text role="status" tabIndex={-1} data-autofocus>
            If an account exists for this address, we have sent an email. Open its link in this browser, or
            type its code here. Both work once and expire after 15 minutes.
          </Text>
          <MailedCodeForm onSignedIn={onSignedIn} />
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
      Enter your email and we will send you a link to sign in without a password.
    </MailedLinkForm>
  )
}
