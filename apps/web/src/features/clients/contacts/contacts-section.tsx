import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import { type ReactNode, useId } from 'react'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmailLink } from '../../../ui/email-link'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { RelativeTime } from '../../../ui/relative-time'
import { useDialogAbout } from '../../../ui/use-dialog-about'

const RightsDialog = lazyDialog(() => import('../client-dialogs').then((module) => module.RightsDialog))

const facts: Column<Contact>[] = [
  { label: 'Name', kind: 'title', cell: ({ name }) => name },
  { label: 'Email', cell: ({ email }) => <EmailLink email={email} /> },
  { label: 'May', cell: (contact) => <Rights contact={contact} /> },
  { label: 'Since', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
]

/** The people who act for a client. */
export function ContactsSection({ action, client }: { action: ReactNode; client: OrganizationDetails }) {
  const heading = useId()
  const changing = useDialogAbout<Contact>()
  const columns: Column<Contact>[] = [
    ...facts,
    {
      label: 'Actions',
      kind: 'action',
      cell: (contact) => (
        <Button
          variant="default"
          size="xs"
          aria-label={`Change rights of ${contact.name}`}
          onClick={() => changing.open(contact)}
        >
          Change rights
        </Button>
      ),
    },
  ]
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
      {changing.about && (
        <RightsDialog contact={changing.about} opened={changing.opened} onClose={changing.close} />
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
