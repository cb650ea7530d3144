import { TextInput } from '@mantine/core'
import type { CalendarDate } from '@tallgrass/domain'
import { useTyped } from '../../lib/use-typed'
import { readDay } from './audit-search'

interface DayFieldProps {
  label: string
  value: CalendarDate | undefined
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  onChange: (day: CalendarDate | undefined) => void
}

export function DayField({ label, max, min, value, onChange }: DayFieldProps) {
  const { type, typed } = useTyped({
    value: value ?? '',
    isComplete: (text) => text === '' || readDay(text) !== undefined,
    onChange: (text) => onChange(readDay(text)),
  })
  return (
    <TextInput
      type="date"
      label={label}
      size="sm"
      min={min}
      max={max}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
