import { Button, Text } from '@mantine/core'
import { IconClockX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc'
import { InvitationNotice } from './invitation-notice'
import { SignInLink } from './sign-in-link'

interface EndedInvitationProps {
  token: string
  /** Why the link no longer works. */
  reason: string
  /** The way out if no one has an account by this invitation. */
  home: ReactNode
}

/** An invitation that can no longer be accepted. The person who accepted it can sign in. */
export function EndedInvitation({ home, reason, token }: EndedInvitationProps) {
  const { data: account } = trpc.auth.invitedAccount.useQuery({ token })
  return (
    <InvitationNotice
      icon={<IconClockX aria-hidden />}
      title="Invitation Issue"
      role="alert"
      action={
        account ? (
          <Button renderRoot={(props) => <SignInLink {...account} {...props} />}>Sign in</Button>
        ) : (
          home
        )
      }
    >
      {reason}
      <Text c="dimmed">
        {account
          ? `The account for ${account.email} exists. Sign in with its password.`
          : 'Please ask the person who invited you for a new link.'}
      </Text>
    </InvitationNotice>
  )
}
