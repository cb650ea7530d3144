import { Button, Code, Text } from '@mantine/core'
import type { ApiKey } from '@tallgrass/contracts/integrations'
import { type Column, DataTable } from '../../ui/data-table'
import { RelativeTime } from '../../ui/relative-time'
import { KeyBadge } from './key-badge'

interface KeysTableProps {
  keys: ApiKey[]
  /** For administrators, who see everyone's. */
  withOwner?: boolean
  onRevoke: (key: ApiKey) => void
}

export function KeysTable({ keys, onRevoke, withOwner = false }: KeysTableProps) {
  const columns: Column<ApiKey>[] = [
    { label: 'Name', kind: 'title', cell: (key) => <NameAndStart of={key} /> },
    ...(withOwner
      ? [
          {
            label: 'Owner',
            cell: ({ owner }: ApiKey) => owner?.name ?? 'The business',
          } satisfies Column<ApiKey>,
        ]
      : []),
    { label: 'Scopes', cell: ({ scopes }) => <Lines>{scopes}</Lines> },
    { label: 'Created', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
    { label: 'Last used', cell: ({ lastUsedAt }) => <TimeOr at={lastUsedAt} none="Not yet" /> },
    { label: 'Expires', cell: ({ expiresAt }) => <TimeOr at={expiresAt} none="Never" /> },
    { label: 'Status', cell: ({ status }) => <KeyBadge status={status} /> },
    {
      label: 'Actions',
      kind: 'action',
      cell: (key) =>
        key.status !== 'REVOKED' && (
          <Button variant="default" size="sm" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
            Revoke
          </Button>
        ),
    },
  ]
  return <DataTable label="API keys" columns={columns} rows={keys} rowKey={({ id }) => id} />
}

function NameAndStart({ of: { name, prefix } }: { of: ApiKey }) {
  return (
    <>
      {name}
      <Text fz="xs" c="dimmed" fw="normal">
        Begins with <Code>{prefix}</Code>
      </Text>
    </>
  )
}

/** None of them breaks in the middle. */
function Lines({ children: lines }: { children: string[] }) {
  return lines.map((line) => (
    <Text key={line} span inherit display="block" style={{ whiteSpace: 'nowrap' }}>
      {line}
    </Text>
  ))
}

function TimeOr({ at, none }: { at: ApiKey['expiresAt']; none: string }) {
  if (at) return <RelativeTime at={at} />
  return (
    <Text span inherit c="dimmed">
      {none}
    </Text>
  )
}
