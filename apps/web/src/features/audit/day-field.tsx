import { TextInput } from '@mantine/core'
import { useTyped } from '../../lib/use-typed'
import { isDay } from './usable-search'

interface DayFieldProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

export function DayField({ label, max, min, value, onChange }: DayFieldProps) {
  const { type, typed } = useTyped({
    value: value ?? '',
    isComplete: (text) => text === '' || isDay(text),
    onChange: (text) => onChange(text || undefined),
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
