import { Button, Group, Stack } from '@mantine/core'
import { IconArchive, IconArrowLeft } from '@tabler/icons-react'
import type { OrganizationDetails } from '@tallgrass/contracts'
import { calendarDateAt } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../lib/format'
import { useReader } from '../../../lib/reader'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { PageHeader } from '../../../ui/page-header'
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
  const { timeZone } = useReader()
  const since = calendarDateAt(new Date(client.createdAt), timeZone)
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
        Client since <time dateTime={since}>{formatDate(since)}</time>
      </PageHeader>
      <EditClientDialog client={client} opened={editing} onClose={() => onEditing(false)} />
    </Stack>
  )
}
