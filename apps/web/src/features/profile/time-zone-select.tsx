import { Select } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { zoneName } from '../../lib/zone-name'

/** More than anyone scrolls through; typing finds the others. */
const MAX_SHOWN = 60

interface TimeZoneSelectProps extends GetInputPropsReturnType {
  /** Counts if none is chosen. */
  defaultTimeZone: string
}

/** Chooses a time zone by typing, such as `chicago` or `new york`. */
export function TimeZoneSelect({ defaultTimeZone, onChange, value, ...field }: TimeZoneSelectProps) {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = value && !known.includes(value) ? [value, ...known] : known
  return (
    <Select
      label="Time zone"
      description={`For our emails to you. If empty: ${zoneName(defaultTimeZone)}.`}
      placeholder={zoneName(defaultTimeZone)}
      searchable
      clearable
      // The field may get the focus when the dialog opens, and its list must not cover the dialog then.
      openOnFocus={false}
      limit={MAX_SHOWN}
      data={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
      nothingFoundMessage="No time zone found"
      clearButtonProps={{ 'aria-label': 'Use the default time zone' }}
      {...field}
      value={value || null}
      onChange={(zone) => onChange(zone ?? '')}
    />
  )
}
