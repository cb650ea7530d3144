import { Badge, Group } from '@mantine/core'

export function ClientTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <Group gap={4} role="list" aria-label="Tags">
      {tags.map((tag) => (
        <Badge key={tag} role="listitem" color="gray">
          {tag}
        </Badge>
      ))}
    </Group>
  )
}
