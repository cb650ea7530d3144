import { Group, Stack, Text, Title } from '@mantine/core'
import type { Contact, OrganizationContact, OrganizationDetails } from '@tallgrass/contracts'
import { useId, useRef } from 'react'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { InvitationLinkDialog } from '../../../shared/invitations/invitation-link-dialog'
import { type Column, DataTable } from '../../../ui/data-table'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { type RowAction, RowMenu } from '../../../ui/row-menu'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { NewRecordButton } from '../page/new-record-button'
import { type ContactChange, ContactDialogs } from './contact-dialogs'
import { contactFacts } from './contact-facts'
import { InvitedByClientList } from './invited-by-client'
import { useReactivateContact } from './use-contact-changes'
import { useInviteContact } from './use-invite-contact'
import { useOpenView } from './use-open-view'

const AddContactDialog = lazyDialog(() =>
  import('../client-dialogs').then((module) => module.AddContactDialog),
)

/** The people who act for a client. Nothing about them changes while the client is archived. */
export function ContactsSection({ client }: { client: OrganizationDetails }) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const adding = useDialogAbout<OrganizationDetails>()
  const changing = useDialogAbout<ContactChange>()
  const invited = useDialogAbout<IssuedLink>()
  const inviteContact = useInviteContact()
  const reactivate = useReactivateContact()
  const openView = useOpenView()
  const isArchived = client.archivedAt !== null

  async function invite(contact: Contact) {
    const link = await inviteContact(contact)
    if (link) invited.open(link)
  }
  function actionsOf(contact: Contact): RowAction[] {
    const { deactivatedAt, emailVerified, hasAccount, id, version } = contact
    const change = (what: ContactChange['what']) => () => changing.open({ what, contact })
    const erase = { label: 'Delete data…', destructive: true, onClick: change('erase') }
    if (deactivatedAt)
      return [{ label: 'Reactivate', onClick: () => reactivate.mutate({ id, version }) }, erase]
    return [
      { label: 'Edit', onClick: change('edit') },
      { label: 'Change rights', onClick: change('rights') },
      { label: 'Client sees this', onClick: () => openView(contact) },
      ...(hasAccount ? [] : [{ label: 'Invite', onClick: () => void invite(contact) }]),
      ...(hasAccount && !emailVerified ? [{ label: 'Confirm address', onClick: change('confirm') }] : []),
      { label: 'Move…', onClick: change('move') },
      { label: 'Deactivate', destructive: true, onClick: change('deactivate') },
      erase,
    ]
  }
  const menu: Column<OrganizationContact> = {
    label: 'Actions',
    kind: 'action',
    cell: (contact) => <RowMenu about={contact.name} actions={actionsOf(contact)} />,
  }
  return (
    <Stack component="section" gap="sm" aria-labelledby={headingId}>
      <Group justify="space-between">
        <Title order={2} size="h3" id={headingId} ref={heading} tabIndex={-1}>
          Contacts
        </Title>
        <NewRecordButton disabled={isArchived} onClick={() => adding.open(client)}>
          Add Contact
        </NewRecordButton>
      </Group>
      {isArchived && <Text c="dimmed">Restore the client to change its contacts, or to add records.</Text>}
      {client.contacts.length > 0 ? (
        <DataTable
          label="Contacts"
          columns={isArchived ? contactFacts : [...contactFacts, menu]}
          rows={client.contacts}
          rowKey={({ id }) => id}
        />
      ) : (
        <Text c="dimmed">No one acts for this client.</Text>
      )}
      <InvitedByClientList client={client} onLink={invited.open} />
      <AddContactDialog
        client={client}
        opened={adding.opened}
        onClose={adding.close}
        onInvite={(contact) => void invite(contact)}
      />
      <ContactDialogs client={client} changing={changing} onMoved={() => heading.current?.focus()} />
      <InvitationLinkDialog link={invited.about} opened={invited.opened} onClose={invited.close} />
    </Stack>
  )
}
