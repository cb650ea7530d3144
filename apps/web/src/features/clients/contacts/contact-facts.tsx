import { Badge, Group, Stack } from '@mantine/core'
import type { Contact, OrganizationContact } from '@tallgrass/contracts'
import { useReader } from '../../../lib/reader'
import { RightBadges } from '../../../shared/contacts/right-badges'
import { UnconfirmedBadge } from '../../../shared/contacts/unconfirmed-badge'
import type { Column } from '../../../ui/data-table'
import { EmailLink } from '../../../ui/email-link'
import { PersonAvatar } from '../../../ui/person-avatar'
import { PhoneLink } from '../../../ui/phone-link'
import { RelativeTime } from '../../../ui/relative-time'
import { invitedUntil } from './invited-until'

/** What is known of the people who act for a client. */
export const contactFacts: Column<OrganizationContact>[] = [
  { label: 'Name', kind: 'title', cell: (contact) => <NameAndState contact={contact} /> },
  { label: 'Email', cell: (contact) => <WaysToReach contact={contact} /> },
  { label: 'May', cell: (contact) => <RightBadges rights={contact} /> },
  { label: 'Since', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
]

function NameAndState({ contact }: { contact: OrganizationContact }) {
  const { deactivatedAt, emailVerified, hasAccount, invitedUntil: end, name, picture } = contact
  const reader = useReader()
  const waiting = (end && invitedUntil(end, reader)) ?? 'No account yet'
  const state = deactivatedAt ? 'Deactivated' : !hasAccount && waiting
  return (
    <Group gap="xs">
      <PersonAvatar name={name} picture={picture} size="1.75rem" />
      {name}
      {state && <Badge color="gray">{state}</Badge>}
      {hasAccount && !emailVerified && !deactivatedAt && <UnconfirmedBadge />}
    </Group>
  )
}

function WaysToReach({ contact: { email, phone } }: { contact: Contact }) {
  return (
    <Stack gap={4}>
      <EmailLink email={email} />
      {phone && <PhoneLink phone={phone} />}
    </Stack>
  )
}
