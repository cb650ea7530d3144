import { Container, Text, Title } from '@mantine/core'
import { legal } from '@tallgrass/brand'

export function LegalPage({ topic }: { topic: 'privacy' | 'terms' }) {
  return (
    <Container size="sm" py="xl" mih="50vh">
      <Title order={1} mb="md">
        {legal[topic].title}
      </Title>
      <Text>{legal[topic].text}</Text>
    </Container>
  )
}
