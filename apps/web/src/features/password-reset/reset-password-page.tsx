import { Button, Card, Container, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ResetPasswordForm } from './reset-password-form'

export function ResetPasswordPage({ token }: { token: string | undefined }) {
  return (
    <Container size="xs" py="var(--section)">
      <Card padding="lg">
        <Stack>
          <Title order={1} size="h2">
            {token ? 'Set a new password' : 'This link is incomplete'}
          </Title>
          {token ? <ResetPasswordForm token={token} /> : <IncompleteLink />}
        </Stack>
      </Card>
    </Container>
  )
}

function IncompleteLink() {
  return (
    <>
      <Text>Open the full link from your email, or request a new one in the login dialog.</Text>
      <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
        Go to Homepage
      </Button>
    </>
  )
}
