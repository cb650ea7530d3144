import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import { type ReactNode, useId } from 'react'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmailLink } from '../../../ui/email-link'
import { RelativeTime } from '../../../ui/relative-time'

const columns: Column<Contact>[] = [
  { label: 'Name', kind: 'title', cell: ({ name }) => name },
  { label: 'Email', cell: ({ email }) => <EmailLink email={email} /> },
  { label: 'May', cell: (contact) => <Rights contact={contact} /> },
  { label: 'Since', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
]

/** The people who act for a client. */
export function ContactsSection({ action, client }: { action: ReactNode; client: OrganizationDetails }) {
  const heading = useId()
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Group justify="space-between">
        <Title order={2} size="h3" id={heading}>
          Contacts
        </Title>
        {action}
      </Group>
      {client.contacts.length > 0 ? (
        <DataTable label="Contacts" columns={columns} rows={client.contacts} rowKey={({ id }) => id} />
      ) : (
        <Text c="dimmed">No one acts for this client.</Text>
      )}
    </Stack>
  )
}

function Rights({ contact: { pays, reviews, signs } }: { contact: Contact }) {
  const rights = [signs && 'Signs', pays && 'Pays', reviews && 'Reviews'].filter((right) => right !== false)
  if (rights.length === 0) return 'Read only'
  return (
    <Group gap={4}>
      {rights.map((right) => (
        <Badge key={right} color="gray">
          {right}
        </Badge>
      ))}
    </Group>
  )
}
