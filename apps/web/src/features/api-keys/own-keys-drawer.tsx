import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ApiKey } from '@tallgrass/contracts/integrations'
import { apiScopes, clientScopes, type Role } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { DetailDrawer } from '../../ui/detail-drawer'
import { LoadError } from '../../ui/load-error'
import { TableSkeleton } from '../../ui/table-skeleton'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { CreateKeyDialog } from './create-key-dialog'
import { KeysTable } from './keys-table'
import { RevokeKeyDialog } from './revoke-key-dialog'
import { useOwnKeys } from './use-own-keys'

interface OwnKeysDrawerProps {
  role: Role
  opened: boolean
  onClose: () => void
}

/** The reader's own keys. They are read when it opens. */
export function OwnKeysDrawer({ onClose, opened, role }: OwnKeysDrawerProps) {
  const top = useRef<HTMLButtonElement>(null)
  const [creating, setCreating] = useState(false)
  const revoking = useDialogAbout<ApiKey>()
  const { create, revoke } = useOwnKeys()
  const keys = trpc.auth.keys.list.useQuery(undefined, { ...detailQuery, enabled: opened })
  return (
    <DetailDrawer opened={opened} onClose={onClose} title="API keys">
      <Stack gap="md">
        <Text c="dimmed">
          With a key, a program does what you choose here, and never more than you may do yourself.
        </Text>
        <Group>
          <Button ref={top} leftSection={<IconPlus aria-hidden />} onClick={() => setCreating(true)}>
            Create key
          </Button>
        </Group>
        {keys.data?.length === 0 && <Text>You have no API keys.</Text>}
        {keys.data && keys.data.length > 0 && <KeysTable keys={keys.data} onRevoke={revoking.open} />}
        {keys.isPending && <TableSkeleton />}
        {!keys.data && keys.error && (
          <LoadError onRetry={() => void keys.refetch()}>
            Failed to load your keys. Please try again.
          </LoadError>
        )}
      </Stack>
      <CreateKeyDialog
        opened={creating}
        onClose={() => setCreating(false)}
        title="Create an API key"
        scopes={role === 'ADMIN' ? apiScopes : clientScopes}
        create={create}
      />
      {revoking.about && (
        <RevokeKeyDialog
          apiKey={revoking.about}
          opened={revoking.opened}
          onClose={revoking.close}
          revoke={revoke}
          onRevoked={() => top.current?.focus()}
        />
      )}
    </DetailDrawer>
  )
}
