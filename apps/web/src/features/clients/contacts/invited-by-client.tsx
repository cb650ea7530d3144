import { Badge, Group, Stack, Title } from '@mantine/core'
import type { InvitedByClient, OrganizationDetails } from '@tallgrass/contracts'
import { useReader } from '../../../lib/reader'
import { RightBadges } from '../../../shared/contacts/right-badges'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmailLink } from '../../../ui/email-link'
import { RowMenu } from '../../../ui/row-menu'
import { invitedUntil } from './invited-until'
import { useRenewLink } from './use-renew-link'

interface InvitedByClientListProps {
  client: OrganizationDetails
  onLink: (link: IssuedLink) => void
}

/** The people whom contacts have invited. Only a link that still works can be sent again. */
export function InvitedByClientList({ client: { archivedAt, invited }, onLink }: InvitedByClientListProps) {
  const reader = useReader()
  const renewLink = useRenewLink()
  if (invited.length === 0) return null

  async function renew(person: InvitedByClient) {
    const link = await renewLink(person)
    if (link) onLink(link)
  }
  function actionsOf(person: InvitedByClient) {
    const hasLink = person.invitationId !== null && invitedUntil(person.expiresAt, reader) !== undefined
    return hasLink ? [{ label: 'Invite again', onClick: () => void renew(person) }] : []
  }
  const menu: Column<InvitedByClient> = {
    label: 'Actions',
    kind: 'action',
    cell: (person) => <RowMenu about={person.name} actions={actionsOf(person)} />,
  }
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        Invited by the client
      </Title>
      <DataTable
        label="Invited by the client"
        columns={archivedAt ? facts : [...facts, menu]}
        rows={invited}
        rowKey={({ id }) => id}
      />
    </Stack>
  )
}

const facts: Column<InvitedByClient>[] = [
  { label: 'Name', kind: 'title', cell: (person) => <NameAndState person={person} /> },
  { label: 'Email', cell: ({ email }) => <EmailLink email={email} /> },
  { label: 'May', cell: (person) => <RightBadges rights={person} /> },
  { label: 'Invited by', cell: ({ invitedBy }) => invitedBy },
]

function NameAndState({ person: { expiresAt, invitationId, name } }: { person: InvitedByClient }) {
  const pending = invitedUntil(expiresAt, useReader())
  const state = pending ?? 'Invitation expired'
  return (
    <Group gap="xs">
      {name}
      <Badge color={invitationId && pending ? 'amber' : 'gray'}>
        {invitationId ? state : 'Not sent: address is taken'}
      </Badge>
    </Group>
  )
}
