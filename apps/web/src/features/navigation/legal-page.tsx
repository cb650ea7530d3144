import { Text, Title } from '@mantine/core'
import { legal } from '@tallgrass/brand'
import { SiteWidth } from '../../ui/site-width'

export function LegalPage({ topic }: { topic: 'privacy' | 'terms' }) {
  return (
    <SiteWidth>
      <Title order={1} mt="xl" mb="md">
        {legal[topic].title}
      </Title>
      <Text maw="var(--measure)" pb="var(--section)">
        {legal[topic].text}
      </Text>
    </SiteWidth>
  )
}
