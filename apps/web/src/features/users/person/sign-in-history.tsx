import { Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { SignInAttempt } from '@tallgrass/contracts/account'
import type { UserId } from '@tallgrass/domain'
import { listQuery } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { DeviceAndWay } from '../../../shared/sessions/device-and-way'
import { outcomeWords } from '../../../shared/sessions/sign-in-words'
import { type Column, DataTable } from '../../../ui/data-table'
import { DrawerSection } from '../../../ui/drawer-section'
import { PagedList } from '../../../ui/paged-list'
import { RelativeTime } from '../../../ui/relative-time'
import { StatusBadge } from '../../../ui/status-badge'

const ATTEMPTS_PER_PAGE = 10

const columns: Column<SignInAttempt>[] = [
  { label: 'When', kind: 'title', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  { label: 'Outcome', cell: ({ outcome }) => <Outcome of={outcome} /> },
  {
    label: 'Device',
    cell: (attempt) => <DeviceAndWay {...attempt} />,
  },
  { label: 'Address', cell: ({ ip }) => ip ?? 'Unknown' },
]

/** The attempts to sign in to an account, newest first. */
export function SignInHistory({ id }: { id: UserId }) {
  const attempts = trpc.admin.people.history.useInfiniteQuery({ id, limit: ATTEMPTS_PER_PAGE }, listQuery)
  return (
    <DrawerSection title="Sign-in history">
      <PagedList
        pages={attempts}
        noun="the sign-in history"
        empty={<Text c="dimmed">No sign-ins are remembered.</Text>}
      >
        {(rows) => (
          <DataTable label="Sign-in history" columns={columns} rows={rows} rowKey={(attempt) => attempt.id} />
        )}
      </PagedList>
    </DrawerSection>
  )
}

function Outcome({ of: outcome }: { of: SignInAttempt['outcome'] }) {
  return outcome === 'signed_in' ? (
    <StatusBadge tone="primary" icon={<IconCheck aria-hidden />}>
      {outcomeWords[outcome]}
    </StatusBadge>
  ) : (
    <StatusBadge tone="danger" icon={<IconX aria-hidden />}>
      {outcomeWords[outcome]}
    </StatusBadge>
  )
}
