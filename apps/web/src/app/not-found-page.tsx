import { Button, Container, Stack, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Tuft } from '../ui/grass'

export function NotFoundPage() {
  return (
    <Container size="sm" py="10vh">
      <Stack align="flex-start" gap="lg">
        <Tuft />
        <Title order={1}>404 Page Not Found</Title>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>Go to the home page</Button>
      </Stack>
    </Container>
  )
}
