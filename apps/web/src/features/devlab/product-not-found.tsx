import { Button, Container, Stack, Text, Title } from '@mantine/core'
import { devlab } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { Tuft } from '../../ui/grass'

export function ProductNotFound() {
  return (
    <Container size="sm" py="10vh">
      <Stack align="flex-start" gap="lg">
        <Tuft />
        <Title order={1}>{devlab.notFound.title}</Title>
        <Text>{devlab.notFound.text}</Text>
        <Button renderRoot={(props) => <Link to="/devlab" {...props} />}>{devlab.back}</Button>
      </Stack>
    </Container>
  )
}
