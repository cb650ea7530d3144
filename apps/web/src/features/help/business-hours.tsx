import { Card, Text, Title } from '@mantine/core'
import { help, hours, shownHours } from '@tallgrass/brand'
import { calendarDateAt, formatLongDate, nextFederalHoliday } from '@tallgrass/domain'
import { useReader } from '../../lib/reader'
import { Facts } from '../../ui/facts'

export function BusinessHours() {
  return (
    <Card component="section" aria-labelledby="business-hours">
      <Title order={2} size="h3" id="business-hours" mb="md">
        {help.hours.title}
      </Title>
      <Facts
        facts={shownHours().map(({ days, hours: open }) => ({
          label: days,
          value: open === 'closed' ? open : `${open} ${hours.timeZoneLabel}`,
        }))}
      />
      {hours.closedOnFederalHolidays && <NextHoliday />}
      <Text c="dimmed" fz="sm" mt="md">
        {help.hours.reply}
      </Text>
    </Card>
  )
}

function NextHoliday() {
  const today = calendarDateAt(useReader().now, hours.timeZone)
  const { day, name } = nextFederalHoliday(today)
  return (
    <Text fz="sm" mt="md">
      {day === today
        ? `${help.hours.closedToday}: ${name}.`
        : `${help.hours.next}: ${name}, ${formatLongDate(day)}.`}
    </Text>
  )
}
