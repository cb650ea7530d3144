import { Button, Group, Text } from '@mantine/core'
import type { OpenSession, Person } from '@tallgrass/contracts/account'
import { detailQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { DeviceAndWay } from '../../../shared/sessions/device-and-way'
import { ActionButton } from '../../../ui/action-button'
import { type Column, DataTable } from '../../../ui/data-table'
import { DrawerSection } from '../../../ui/drawer-section'
import { LoadError } from '../../../ui/load-error'
import { RelativeTime } from '../../../ui/relative-time'
import { TableSkeleton } from '../../../ui/table-skeleton'
import { useEndSessionOf } from './use-person-changes'

const columns: Column<OpenSession>[] = [
  {
    label: 'Device',
    kind: 'title',
    cell: (session) => <DeviceAndWay {...session} />,
  },
  { label: 'Address', cell: ({ ip }) => ip ?? 'Unknown' },
  { label: 'Last used', cell: ({ lastSeenAt }) => <RelativeTime at={lastSeenAt} /> },
]

interface PersonSessionsProps {
  person: Person
  isSelf: boolean
  onEndAll: () => void
  onFocusLost: () => void
}

/** Where someone is signed in. */
export function PersonSessions({ isSelf, onEndAll, onFocusLost, person: { id } }: PersonSessionsProps) {
  const sessions = trpc.admin.people.sessions.useQuery({ id }, detailQuery)
  const end = useEndSessionOf()
  const endSession: Column<OpenSession> = {
    label: 'Actions',
    kind: 'action',
    cell: ({ device, id: sessionId }) => (
      <ActionButton
        variant="default"
        size="xs"
        aria-label={`End session: ${device}`}
        loading={end.isPending && end.variables.sessionId === sessionId}
        onClick={() => end.mutate({ id, sessionId }, { onSuccess: onFocusLost })}
      >
        End session
      </ActionButton>
    ),
  }
  return (
    <DrawerSection title="Open sessions">
      {sessions.isPending && <TableSkeleton />}
      {sessions.error && (
        <LoadError onRetry={() => void sessions.refetch()}>
          Failed to load the sessions. Please try again.
        </LoadError>
      )}
      {sessions.data?.length === 0 && <Text c="dimmed">Not signed in anywhere.</Text>}
      {sessions.data && sessions.data.length > 0 && (
        <DataTable
          label="Open sessions"
          columns={isSelf ? columns : [...columns, endSession]}
          rows={sessions.data}
          rowKey={(session) => session.id}
        />
      )}
      {!isSelf && sessions.data && sessions.data.length > 1 && (
        <Group>
          <Button variant="default" size="sm" onClick={onEndAll}>
            End all
          </Button>
        </Group>
      )}
    </DrawerSection>
  )
}
