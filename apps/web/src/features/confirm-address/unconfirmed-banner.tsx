import { Alert, Group } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { viewToken } from '../../lib/view-token'
import { ActionButton } from '../../ui/action-button'
import { EmailText } from '../../ui/email-text'
import { useSendConfirmation } from './use-send-confirmation'

/** Asks clients to confirm their address. */
export function UnconfirmedBanner({ email }: { email: string }) {
  const { isPending, mutate } = useSendConfirmation()
  return (
    <Alert color="amber" role="note" icon={<IconMail aria-hidden />}>
      <Group justify="space-between">
        <span>
          Your address <EmailText>{email}</EmailText> is not confirmed, so we do not email you. Follow the
          link that we sent there.
        </span>
        {viewToken() === null && (
          <ActionButton variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
            Send the link again
          </ActionButton>
        )}
      </Group>
    </Alert>
  )
}
