import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import {
  clockIn,
  groupByDay,
  longDayIn,
  ownTimeZone,
  sameClocks,
  shortDayIn,
  zoneNameIn,
} from '../../lib/zoned-time'
import { ChoiceGrid } from './choice-grid'
import { DayPages } from './day-pages'
import classes from './slot-picker.module.css'

interface SlotPickerProps {
  /** ISO instants, earliest first; at least one. */
  slots: string[]
  value: string | null
  onChange: (start: string | null) => void
  words: { day: string; time: string }
  /** The other time zone in which the times can be shown. */
  business: { timeZone: string; label: string }
  /** The id of the error message. */
  describedBy?: string | undefined
}

/** Picks a day and then a time, in the reader's own time zone or in that of the business. */
export function SlotPicker({ business, describedBy, onChange, slots, value, words }: SlotPickerProps) {
  const own = ownTimeZone()
  const [byBusiness, setByBusiness] = useState(false)
  const [wantedDay, setDay] = useState<string>()
  const timeZone = byBusiness ? business.timeZone : own
  const days = groupByDay(timeZone, slots)
  const keys = [...days.keys()]
  const day = keys.find((key) => key === wantedDay) ?? keys[0] ?? ''
  const times = days.get(day) ?? []
  const [first = ''] = times
  const zone = zoneNameIn(timeZone, first)

  function chooseDay(next: string) {
    setDay(next)
    onChange(null)
  }
  return (
    <div className={classes.picker}>
      <DayPages
        legend={words.day}
        days={keys.map((key) => ({ key, ...shortDayIn(timeZone, days.get(key)?.[0] ?? '') }))}
        value={day}
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
            {longDayIn(timeZone, first)}, {zone}.
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
