import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import type { Role } from '@tallgrass/domain'
import { fullName } from '@tallgrass/domain'
import { AcceptInvitationForm } from './accept-invitation-form'
import { InvitationFacts } from './invitation-facts'
import { SignInLink } from './sign-in-link'

interface AcceptInvitationProps {
  token: string
  invitation: { firstName: string; lastName: string; email: string; role: Role }
}

export function AcceptInvitation({ invitation, token }: AcceptInvitationProps) {
  const invitedAs = invitation.role === 'ADMIN' ? 'an Administrator' : 'a Client'
  return (
    <Card padding="lg">
      <Stack gap="lg">
        <header>
          <Title order={1} size="h2">
            Complete Your Registration
          </Title>
          <Text c="dimmed">You are invited to join as {invitedAs}.</Text>
        </header>
        <InvitationFacts name={fullName(invitation)} email={invitation.email} role={invitation.role} />
        <AcceptInvitationForm email={invitation.email} token={token} />
        <Text fz="sm" c="dimmed" ta="center">
          Already have an account?{' '}
          <Anchor inherit renderRoot={(props) => <SignInLink role={invitation.role} {...props} />}>
            Sign in here
          </Anchor>
        </Text>
      </Stack>
    </Card>
  )
}
