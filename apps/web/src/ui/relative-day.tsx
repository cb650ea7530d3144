import type { CalendarDate } from '@tallgrass/domain'
import { formatDate } from '../lib/format'
import { useReader } from '../lib/reader'
import { HintedTime } from './hinted-time'

/** 'in 3 days' for a calendar date, with the date itself as a tooltip on hover and focus. */
export function RelativeDay({ day }: { day: CalendarDate }) {
  return <HintedTime dateTime={day} text={useReader().relativeDay(day)} hint={() => formatDate(day)} />
}
