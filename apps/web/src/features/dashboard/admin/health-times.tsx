import { Group, Text } from '@mantine/core'
import type { Instant } from '@tallgrass/domain'
import { RelativeTime } from '../../../ui/relative-time'

/** Times of the last success and failure; unknown times are left out. */
export function HealthTimes({ times }: { times: [label: string, at: Instant | undefined][] }) {
  const known = times.flatMap(([label, at]) => (at ? [{ label, at }] : []))
  if (known.length === 0) return null
  return (
    <Group gap="xs" fz="xs" c="dimmed">
      {known.map(({ at, label }) => (
        <Text key={label} span inherit>
          {label}: <RelativeTime at={at} />
        </Text>
      ))}
    </Group>
  )
}
