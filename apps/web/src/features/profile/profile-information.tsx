import { Badge, Button, Card, Group, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { SessionUser } from '@tallgrass/contracts'
import { Facts } from '../../ui/facts'
import { InitialsAvatar } from '../../ui/initials-avatar'
import { RelativeTime } from '../../ui/relative-time'

export function ProfileInformation({ user }: { user: SessionUser }) {
  return (
    <Card component="section" aria-labelledby="profile-information">
      <Group justify="space-between" mb="lg">
        <Group gap="sm">
          <InitialsAvatar name={user.name || user.email} />
          <Title order={2} size="h3" id="profile-information">
            Profile information
          </Title>
        </Group>
        <Button
          variant="default"
          disabled
          leftSection={<IconPencil aria-hidden />}
          rightSection={<Badge>Coming Soon</Badge>}
        >
          Edit Profile
        </Button>
      </Group>
      <Facts
        facts={[
          { label: 'Name', value: user.name || 'Not provided' },
          { label: 'Email', value: user.email },
          { label: 'Role', value: user.role === 'ADMIN' ? 'Admin' : 'Client' },
          { label: 'Organization', value: user.org ?? 'Not provided' },
          { label: 'Account created', value: <RelativeTime at={user.createdAt} /> },
        ]}
      />
    </Card>
  )
}
