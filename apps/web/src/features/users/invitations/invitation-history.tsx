import { Skeleton } from '@mantine/core'
import type { ListedInvitation } from '@tallgrass/contracts'
import { inPages } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmailText } from '../../../ui/email-text'
import { EmptyState } from '../../../ui/empty-state'
import { PagedList } from '../../../ui/paged-list'
import { RelativeTime } from '../../../ui/relative-time'
import { RoleBadge } from '../role-badge'
import { allInvitations } from '../user-calls'
import { InvitationBadge } from './invitation-badge'
import { InvitedName } from './invited-name'

export function InvitationHistory() {
  const invitations = trpc.admin.invitations.list.useInfiniteQuery(allInvitations, inPages)
  return (
    <PagedList
      pages={invitations}
      noun="invitations"
      skeleton={<Skeleton h="16rem" radius="lg" />}
      empty={<EmptyState title="No Invitations Found">Every invitation you send appears here.</EmptyState>}
    >
      {(rows) => (
        <DataTable label="Invitation history" columns={columns} rows={rows} rowKey={(row) => row.id} />
      )}
    </PagedList>
  )
}

const columns: Column<ListedInvitation>[] = [
  { label: 'Name', kind: 'title', cell: (row) => <InvitedName invitation={row} /> },
  { label: 'Email', cell: (row) => <EmailText>{row.email}</EmailText> },
  { label: 'Role', cell: (row) => <RoleBadge role={row.role} /> },
  { label: 'Status', cell: (row) => <InvitationBadge status={row.status} /> },
  { label: 'Sent', cell: (row) => <RelativeTime at={row.createdAt} /> },
  { label: 'Expires', cell: (row) => <Expiry invitation={row} /> },
]

/** When the link expires, or why it no longer works. */
function Expiry({ invitation }: { invitation: ListedInvitation }) {
  const { acceptedAt, expiresAt, status } = invitation
  if (acceptedAt) {
    return (
      <>
        Accepted <RelativeTime at={acceptedAt} />
      </>
    )
  }
  if (status === 'CANCELLED') return 'No longer valid'
  return (
    <>
      {status === 'EXPIRED' ? 'Expired' : 'Expires'} <RelativeTime at={expiresAt} />
    </>
  )
}
