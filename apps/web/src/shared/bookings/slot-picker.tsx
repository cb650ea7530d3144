import { Button, Group, Text } from '@mantine/core'
import {
  type CalendarDate,
  clockIn,
  groupByDay,
  type Instant,
  longDayIn,
  sameClocks,
  shortDayIn,
  zoneNameIn,
} from '@tallgrass/domain'
import { useState } from 'react'
import { useReader } from '../../lib/reader'
import { ChoiceGrid } from './choice-grid'
import { DayPages } from './day-pages'
import classes from './slot-picker.module.css'

interface SlotPickerProps {
  /** Earliest first. Nothing is shown for none. */
  slots: Instant[]
  value: Instant | null
  onChange: (start: Instant | null) => void
  words: { day: string; time: string }
  /** The other time zone in which the times can be shown. */
  business: { timeZone: string; label: string }
  /** The id of the error message. */
  describedBy?: string | undefined
}

/** Picks a day and then a time, in the reader's own time zone or in that of the business. */
export function SlotPicker({ business, describedBy, onChange, slots, value, words }: SlotPickerProps) {
  const own = useReader().timeZone
  const [byBusiness, setByBusiness] = useState(false)
  const [wantedDay, setDay] = useState<CalendarDate>()
  const timeZone = byBusiness ? business.timeZone : own
  const days = [...groupByDay(timeZone, slots)].flatMap(([key, times]) => {
    const [first] = times
    return first ? [{ key, times, first }] : []
  })
  const day = days.find(({ key }) => key === wantedDay) ?? days[0]
  if (!day) return null
  const { first, times } = day

  function chooseDay(next: CalendarDate) {
    setDay(next)
    onChange(null)
  }
  return (
    <div className={classes.picker}>
      <DayPages
        legend={words.day}
        days={days.map((one) => ({ key: one.key, ...shortDayIn(timeZone, one.first) }))}
        value={day.key}
        onChange={chooseDay}
      />
      <div>
        <ChoiceGrid
          legend={words.time}
          name="time"
          size="medium"
          choices={times.map((time) => ({ value: time, label: clockIn(timeZone, time) }))}
          value={value}
          onChange={onChange}
          describedBy={describedBy}
        />
        <Group gap="xs" mt="sm">
          <Text fz="sm" c="dimmed" role="status">
            {times.length === 1 ? '1 open time' : `${times.length} open times`} on{' '}
            {longDayIn(timeZone, first)}, {zoneNameIn(timeZone, first)}.
          </Text>
          {!sameClocks(own, business.timeZone, slots) && (
            <Button variant="subtle" size="compact-sm" onClick={() => setByBusiness(!byBusiness)}>
              {byBusiness ? 'Show in your own time' : `Show in ${business.label}`}
            </Button>
          )}
        </Group>
      </div>
    </div>
  )
}
