import { Card, Text, Title } from '@mantine/core'
import { hours, names } from '@tallgrass/brand'

export function PortalInformation() {
  return (
    <Card component="section" aria-labelledby="portal-information">
      <Title order={2} size="h3" id="portal-information">
        Portal information
      </Title>
      <Text c="dimmed" mt="xs" maw="var(--measure)">
        This portal shows what {names.business} is working on for you, what we need from you, and what you
        have signed and paid. Only the people with access listed below and our team can see it. We reply
        within {hours.replyWithinHours} hours.
      </Text>
    </Card>
  )
}
