import { Button, Group, Stack, Text } from '@mantine/core'
import type { Identity } from '@tallgrass/contracts/account'
import { RelativeTime } from '../../ui/relative-time'

interface IdentityListProps {
  identities: readonly Identity[]
  onDisconnect: (identity: Identity) => void
}

export function IdentityList({ identities, onDisconnect }: IdentityListProps) {
  return identities.map((identity) => (
    <Group key={identity.id} justify="space-between">
      <Stack gap={0}>
        <Text fw={600}>{identity.label}</Text>
        <Text c="dimmed" fz="sm">
          {identity.email ?? 'Address unknown'} · {identity.lastUsedAt ? 'last used' : 'connected'}{' '}
          <RelativeTime at={identity.lastUsedAt ?? identity.createdAt} />
        </Text>
      </Stack>
      <Button
        variant="default"
        aria-label={`Disconnect ${identity.label}`}
        onClick={() => onDisconnect(identity)}
      >
        Disconnect
      </Button>
    </Group>
  ))
}
