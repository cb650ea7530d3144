import { Card, Text, Title } from '@mantine/core'
import { help, hours } from '@tallgrass/brand'
import { Facts } from '../../ui/facts'

export function BusinessHours() {
  return (
    <Card component="section" aria-labelledby="business-hours">
      <Title order={2} size="h3" id="business-hours" mb="md">
        {help.hours.title}
      </Title>
      <Facts
        facts={hours.lines.map(({ days, hours: open }) => ({
          label: days,
          value: open === 'closed' ? open : `${open} ${hours.timeZoneLabel}`,
        }))}
      />
      <Text c="dimmed" fz="sm" mt="md">
        {help.hours.reply}
      </Text>
    </Card>
  )
}
