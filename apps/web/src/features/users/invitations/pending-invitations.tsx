import { Button, Group, Skeleton, Stack } from '@mantine/core'
import type { ListedInvitation } from '@tallgrass/contracts'
import { fullName } from '@tallgrass/domain'
import { useRef } from 'react'
import { inPages } from '../../../lib/freshness'
import { trpc } from '../../../lib/trpc'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { InvitationLinkDialog } from '../../../shared/invitations/invitation-link-dialog'
import { ActionButton } from '../../../ui/action-button'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmailText } from '../../../ui/email-text'
import { EmptyState } from '../../../ui/empty-state'
import { PagedList } from '../../../ui/paged-list'
import { RelativeTime } from '../../../ui/relative-time'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { RoleBadge } from '../role-badge'
import { pendingInvitations } from '../user-calls'
import { CancelInvitationDialog } from './cancel-invitation-dialog'
import { InvitedName } from './invited-name'
import { useRenewInvitation } from './use-renew-invitation'

export function PendingInvitations() {
  const list = useRef<HTMLDivElement>(null)
  const cancelling = useDialogAbout<ListedInvitation>()
  const renewed = useDialogAbout<IssuedLink>()
  const invitations = trpc.admin.invitations.list.useInfiniteQuery(pendingInvitations, inPages)
  const action = (row: ListedInvitation) => (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <NewLinkButton invitation={row} onRenewed={renewed.open} />
      <Button
        variant="default"
        size="sm"
        onClick={() => cancelling.open(row)}
        aria-label={`Cancel the invitation for ${fullName(row)}`}
      >
        Cancel
      </Button>
    </Group>
  )

  return (
    <Stack gap="lg" ref={list} tabIndex={-1}>
      <PagedList
        pages={invitations}
        noun="invitations"
        skeleton={<Skeleton h="8rem" radius="lg" />}
        empty={
          <EmptyState title="No Pending Invitations">
            People you invite appear here until they accept.
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            label="Pending invitations"
            columns={[...columns, { label: 'Actions', kind: 'action', cell: action }]}
            rows={rows}
            rowKey={(row) => row.id}
          />
        )}
      </PagedList>
      <CancelInvitationDialog
        invitation={cancelling.about}
        opened={cancelling.opened}
        onClose={cancelling.close}
        onCancelled={() => list.current?.focus()}
      />
      <InvitationLinkDialog link={renewed.about} opened={renewed.opened} onClose={renewed.close} />
    </Stack>
  )
}

const columns: Column<ListedInvitation>[] = [
  { label: 'Name', kind: 'title', cell: (row) => <InvitedName invitation={row} /> },
  { label: 'Email', cell: (row) => <EmailText>{row.email}</EmailText> },
  { label: 'Role', cell: (row) => <RoleBadge role={row.role} /> },
  { label: 'Expires', cell: (row) => <RelativeTime at={row.expiresAt} /> },
]

function NewLinkButton({
  invitation,
  onRenewed,
}: {
  invitation: ListedInvitation
  onRenewed: (link: IssuedLink) => void
}) {
  const renew = useRenewInvitation((link) => onRenewed({ ...link, email: invitation.email }))
  return (
    <ActionButton
      variant="default"
      size="sm"
      disabled={renew.isPending}
      onClick={() => renew.mutate({ id: invitation.id })}
      aria-label={`New link for ${fullName(invitation)}`}
    >
      New link
    </ActionButton>
  )
}
