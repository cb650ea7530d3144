import { Button, Group, Skeleton, Stack } from '@mantine/core'
import type { Invitation } from '@tallgrass/contracts'
import { fullName } from '@tallgrass/domain'
import { useState } from 'react'
import { trpc } from '../../lib/trpc'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { RelativeTime } from '../../ui/relative-time'
import { ShowMore } from '../../ui/show-more'
import { CancelInvitationDialog } from './cancel-invitation-dialog'
import type { IssuedLink } from './invitation-link-dialog'
import { RoleBadge } from './role-badge'
import { useRenewInvitation } from './use-renew-invitation'

export function PendingInvitations({ onRenewed }: { onRenewed: (link: IssuedLink) => void }) {
  const [cancelling, setCancelling] = useState<Invitation>()
  const invitations = trpc.admin.invitations.list.useInfiniteQuery(
    { show: 'pending' },
    { getNextPageParam: (page) => page.nextCursor },
  )
  const rows = invitations.data?.pages.flatMap((page) => page.items)
  const action = (row: Invitation) => (
    <Group gap="xs" justify="flex-end">
      <NewLinkButton invitation={row} onRenewed={onRenewed} />
      <Button
        variant="default"
        size="sm"
        onClick={() => setCancelling(row)}
        aria-label={`Cancel the invitation of ${fullName(row)}`}
      >
        Cancel
      </Button>
    </Group>
  )

  return (
    <Stack gap="lg">
      {invitations.isPending && <Skeleton h="8rem" radius="lg" />}
      {invitations.error && (
        <LoadError onRetry={() => void invitations.refetch()}>
          Failed to load invitations. Please try again.
        </LoadError>
      )}
      {rows?.length === 0 && (
        <EmptyState title="No Pending Invitations">
          Whoever you invite is listed here until they join.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <DataTable
          label="Pending invitations"
          columns={[...columns, { label: 'Actions', kind: 'action', cell: action }]}
          rows={rows}
          rowKey={(row) => row.id}
        />
      )}
      <ShowMore pages={invitations} />
      {cancelling && (
        <CancelInvitationDialog invitation={cancelling} onClose={() => setCancelling(undefined)} />
      )}
    </Stack>
  )
}

const columns: Column<Invitation>[] = [
  { label: 'Name', kind: 'title', cell: fullName },
  { label: 'Email', cell: (row) => row.email },
  { label: 'Role', cell: (row) => <RoleBadge role={row.role} /> },
  { label: 'Expires', cell: (row) => <RelativeTime at={row.expiresAt} /> },
]

function NewLinkButton({
  invitation,
  onRenewed,
}: {
  invitation: Invitation
  onRenewed: (link: IssuedLink) => void
}) {
  const renew = useRenewInvitation((inviteUrl) => onRenewed({ email: invitation.email, inviteUrl }))
  return (
    <Button
      variant="default"
      size="sm"
      disabled={renew.isPending}
      onClick={() => renew.mutate({ id: invitation.id })}
      aria-label={`New link for ${fullName(invitation)}`}
    >
      New link
    </Button>
  )
}
