import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface WaitingListProps {
  title: string
  /** What happens to them on release. */
  outcome: string
  total: number
  items: { key: string; text: ReactNode }[]
  /** The number of those that are not listed. */
  more?: number
}

/** One kind of waiting work; renders nothing if there is none. */
export function WaitingList({ items, more = 0, outcome, title, total }: WaitingListProps) {
  if (total === 0) return null
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {title} ({total})
      </Title>
      <Text fz="sm" c="dimmed">
        {outcome}
      </Text>
      <ul>
        {items.map(({ key, text }) => (
          <li key={key}>
            <Text span fz="sm">
              {text}
            </Text>
          </li>
        ))}
      </ul>
      {more > 0 && <Text fz="sm">And {more} more.</Text>}
    </Stack>
  )
}
