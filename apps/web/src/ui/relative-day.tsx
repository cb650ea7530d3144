import { Tooltip } from '@mantine/core'
import type { CalendarDate } from '@tallgrass/domain'
import { formatDate } from '../lib/format'
import { useReader } from '../lib/reader'
import classes from './relative-time.module.css'

/** 'in 3 days' for a calendar date, with the date itself as a tooltip on hover and focus. */
export function RelativeDay({ day }: { day: CalendarDate }) {
  return (
    <Tooltip label={formatDate(day)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the absolute date must be reachable by keyboard. */}
      <time dateTime={day} tabIndex={0} className={classes.time}>
        {useReader().relativeDay(day)}
      </time>
    </Tooltip>
  )
}
