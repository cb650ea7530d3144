import { Button, Container, Loader, Text } from '@mantine/core'
import { IconClockX, IconLinkOff, IconMailX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc'
import { errorCode, errorText } from '../../lib/trpc-error'
import { AcceptInvitation } from './accept-invitation'
import { EndedInvitation } from './ended-invitation'
import { InvitationNotice } from './invitation-notice'

/** Every state of an invitation link, from "no token" to "ready to register". */
export function InvitationPage({ token }: { token: string | undefined }) {
  return (
    <Container size="sm" py="var(--section)">
      {token ? <ValidatedInvitation token={token} /> : <NoToken />}
    </Container>
  )
}

function NoToken() {
  return (
    <InvitationNotice icon={<IconLinkOff aria-hidden />} title="Invalid Invitation Link" action={home}>
      This link is incomplete. Please open the link from your invitation again.
    </InvitationNotice>
  )
}

function ValidatedInvitation({ token }: { token: string }): ReactNode {
  const { data, error, isPending, refetch } = trpc.auth.invitation.useQuery({ token })
  if (isPending) {
    return (
      <InvitationNotice icon={<Loader aria-hidden />} title="Validating Invitation" role="status">
        This takes a moment.
      </InvitationNotice>
    )
  }
  if (error && errorCode(error) === undefined) {
    return (
      <InvitationNotice
        icon={<IconClockX aria-hidden />}
        title="Invitation Issue"
        role="alert"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Invitation validation failed
        <Text c="dimmed">We cannot reach the server right now. Your link may still be valid.</Text>
      </InvitationNotice>
    )
  }
  if (error && errorCode(error) !== 'NOT_FOUND') {
    const reason = errorText(error, 'Invitation validation failed')
    return <EndedInvitation token={token} reason={reason} home={home} />
  }
  if (!data) {
    return (
      <InvitationNotice
        icon={<IconMailX aria-hidden />}
        title="Invitation Not Found"
        role="alert"
        action={home}
      >
        It may have expired or been cancelled. If we sent you a newer link, please use that one. Otherwise ask
        the person who invited you for a new link.
      </InvitationNotice>
    )
  }
  return <AcceptInvitation token={token} invitation={data} />
}

const home = (
  <Button renderRoot={(props) => <Link to="/" {...props} />} variant="default">
    Go to Homepage
  </Button>
)
