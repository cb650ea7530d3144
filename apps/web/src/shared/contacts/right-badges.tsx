import { Badge, Group } from '@mantine/core'
import type { ContactRights } from '@tallgrass/domain'

/** What a contact may do for their organization, beside reading. */
export function RightBadges({ rights: { pays, reviews, signs } }: { rights: ContactRights }) {
  const rights = [signs && 'Signs', pays && 'Pays', reviews && 'Reviews'].filter((right) => right !== false)
  if (rights.length === 0) return 'Read only'
  return (
    <Group gap={4}>
      {rights.map((right) => (
        <Badge key={right} variant="default">
          {right}
        </Badge>
      ))}
    </Group>
  )
}
