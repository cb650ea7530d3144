import { Text } from '@mantine/core'
import type { CalendarDate } from '@tallgrass/domain'
import { formatDate } from '../lib/format'
import { useReader } from '../lib/reader'

interface PrintedDayProps {
  day: CalendarDate
  /** True if the day has passed and no one waits for it anymore, so that its distance says nothing. */
  isOver?: boolean
}

/** 'November 20, 2026 (in 3 days)'. */
export function PrintedDay({ day, isOver = false }: PrintedDayProps) {
  const { relativeDay } = useReader()
  return (
    <time dateTime={day}>
      {formatDate(day)}
      {!isOver && (
        <Text span inherit c="dimmed" fw={400}>
          {' '}
          ({relativeDay(day)})
        </Text>
      )}
    </time>
  )
}
