import { Text } from '@mantine/core'
import { useReader } from '../lib/reader'
import { zoneNameOf } from '../lib/zone-name-of'

/** 'Times are in Central Time.': said once for a list that prints times. */
export function ZoneNote() {
  const { now, timeZone } = useReader()
  return (
    <Text fz="xs" c="dimmed">
      Times are in {zoneNameOf(timeZone, now)}.
    </Text>
  )
}
