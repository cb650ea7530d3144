import { Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorText } from '../lib/trpc-error'

export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => console.error(error), [error])

  async function tryAgain() {
    await router.invalidate()
    reset()
  }

  return (
    <Container size="sm" py="10vh">
      <Stack align="flex-start" gap="lg" role="alert">
        <Title order={1}>This page could not be shown</Title>
        <Text c="dimmed">
          {errorText(error, 'Something went wrong on the way. Nothing that you saved is lost.')}
        </Text>
        <Group>
          <Button onClick={tryAgain}>Try again</Button>
          <Button variant="default" component="a" href="/">
            Go to the home page
          </Button>
        </Group>
      </Stack>
    </Container>
  )
}
