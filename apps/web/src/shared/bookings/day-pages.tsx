import { Button, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { CalendarDate } from '@tallgrass/domain'
import { useState } from 'react'
import { ChoiceGrid } from './choice-grid'

interface DayPagesProps {
  legend: string
  days: { key: CalendarDate; weekday: string; date: string }[]
  value: CalendarDate
  onChange: (key: CalendarDate) => void
}

/** Two weeks for a business that is open six days a week. Fills rows of three, four and six. */
const DAYS_A_PAGE = 12

/** The available days, one page at a time. */
export function DayPages({ days, legend, onChange, value }: DayPagesProps) {
  const [from, setFrom] = useState(0)
  const start = from < days.length ? from : 0
  const shown = days.slice(start, start + DAYS_A_PAGE)
  return (
    <div>
      <ChoiceGrid
        legend={legend}
        name="day"
        size="small"
        choices={shown.map(({ date, key, weekday }) => ({
          value: key,
          label: <Day weekday={weekday} date={date} />,
        }))}
        value={value}
        onChange={onChange}
      />
      {days.length > DAYS_A_PAGE && (
        <Group justify="space-between" mt="xs">
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconChevronLeft aria-hidden />}
            disabled={start === 0}
            onClick={() => setFrom(Math.max(0, start - DAYS_A_PAGE))}
          >
            Earlier days
          </Button>
          <Button
            variant="subtle"
            size="sm"
            rightSection={<IconChevronRight aria-hidden />}
            disabled={start + DAYS_A_PAGE >= days.length}
            onClick={() => setFrom(start + DAYS_A_PAGE)}
          >
            Later days
          </Button>
        </Group>
      )}
    </div>
  )
}

function Day({ date, weekday }: { weekday: string; date: string }) {
  return (
    <>
      <Text span display="block" fz="sm" c="dimmed">
        {weekday}
      </Text>{' '}
      {date}
    </>
  )
}
