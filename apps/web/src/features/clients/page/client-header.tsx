import { Button, Group, Stack } from '@mantine/core'
import { IconArchive, IconArrowLeft } from '@tabler/icons-react'
import type { OrganizationDetails } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { PageHeader } from '../../../ui/page-header'
import { RelativeTime } from '../../../ui/relative-time'
import { StatusBadge } from '../../../ui/status-badge'
import { ArchiveButton } from '../archive/archive-button'

const EditClientDialog = lazyDialog(() =>
  import('../client-dialogs').then((module) => module.EditClientDialog),
)

interface ClientHeaderProps {
  client: OrganizationDetails
  editing: boolean
  onEditing: (editing: boolean) => void
}

export function ClientHeader({ client, editing, onEditing }: ClientHeaderProps) {
  return (
    <Stack gap="md">
      <Button
        variant="subtle"
        size="sm"
        ml="-0.75rem"
        w="max-content"
        leftSection={<IconArrowLeft aria-hidden />}
        renderRoot={(props) => <Link to="/portal/admin/clients" {...props} />}
      >
        All clients
      </Button>
      <PageHeader
        title={client.shownName}
        badge={
          client.archivedAt && (
            <StatusBadge tone="neutral" icon={<IconArchive aria-hidden />}>
              Archived
            </StatusBadge>
          )
        }
        action={
          <Group gap="sm">
            <ArchiveButton client={client} />
            <Button variant="default" onClick={() => onEditing(true)}>
              Edit Client
            </Button>
          </Group>
        }
      >
        Client since <RelativeTime at={client.createdAt} />
      </PageHeader>
      <EditClientDialog client={client} opened={editing} onClose={() => onEditing(false)} />
    </Stack>
  )
}
