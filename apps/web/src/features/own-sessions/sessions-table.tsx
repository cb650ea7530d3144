import { Badge, Group } from '@mantine/core'
import type { OwnSession } from '@tallgrass/contracts/account'
import { sessionColumns } from '../../shared/sessions/session-columns'
import { ActionButton } from '../../ui/action-button'
import { DataTable } from '../../ui/data-table'
import { useEndSession } from './use-end-sessions'

interface SessionsTableProps {
  sessions: OwnSession[]
  onSignOut: () => void
  /** Called once a session has ended, with its row. */
  onFocusLost: () => void
}

export function SessionsTable({ onFocusLost, onSignOut, sessions }: SessionsTableProps) {
  const end = useEndSession()
  return (
    <DataTable
      label="Sessions"
      columns={[
        {
          label: 'Device',
          kind: 'title',
          cell: ({ device, isCurrent }) => (
            <Group gap="xs">
              {device}
              {isCurrent && <Badge component="span">This device</Badge>}
            </Group>
          ),
        },
        ...sessionColumns,
        {
          label: 'Actions',
          kind: 'action',
          cell: ({ device, id, isCurrent }) => (
            <ActionButton
              variant="default"
              size="sm"
              aria-label={isCurrent ? 'Sign out on this device' : `End session: ${device}`}
              loading={end.isPending && end.variables.id === id}
              onClick={() => (isCurrent ? onSignOut() : end.mutate({ id }, { onSuccess: onFocusLost }))}
            >
              {isCurrent ? 'Sign out' : 'End session'}
            </ActionButton>
          ),
        },
      ]}
      rows={sessions}
      rowKey={({ id }) => id}
    />
  )
}
