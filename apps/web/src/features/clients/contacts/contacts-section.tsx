import { Group, Stack, Text, Title } from '@mantine/core'
import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import { useId } from 'react'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { InvitationLinkDialog } from '../../../shared/invitations/invitation-link-dialog'
import { type Column, DataTable } from '../../../ui/data-table'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { type RowAction, RowMenu } from '../../../ui/row-menu'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { NewRecordButton } from '../page/new-record-button'
import { contactFacts } from './contact-facts'
import { useReactivateContact } from './use-contact-changes'
import { useInviteContact } from './use-invite-contact'

const AddContactDialog = lazyDialog(() =>
  import('../client-dialogs').then((module) => module.AddContactDialog),
)
const DeactivateDialog = lazyDialog(() =>
  import('../client-dialogs').then((module) => module.DeactivateDialog),
)
const EditContactDialog = lazyDialog(() =>
  import('../client-dialogs').then((module) => module.EditContactDialog),
)
const RightsDialog = lazyDialog(() => import('../client-dialogs').then((module) => module.RightsDialog))

/** The people who act for a client. */
export function ContactsSection({ client }: { client: OrganizationDetails }) {
  const heading = useId()
  const adding = useDialogAbout<OrganizationDetails>()
  const editing = useDialogAbout<Contact>()
  const settingRights = useDialogAbout<Contact>()
  const deactivating = useDialogAbout<Contact>()
  const invited = useDialogAbout<IssuedLink>()
  const invite = useInviteContact(invited.open)
  const reactivate = useReactivateContact()

  function actionsOf(contact: Contact): RowAction[] {
    const { deactivatedAt, hasAccount, id, version } = contact
    if (deactivatedAt) return [{ label: 'Reactivate', onClick: () => reactivate.mutate({ id, version }) }]
    return [
      { label: 'Edit', onClick: () => editing.open(contact) },
      { label: 'Change rights', onClick: () => settingRights.open(contact) },
      ...(hasAccount ? [] : [{ label: 'Invite', onClick: () => invite(contact) }]),
      { label: 'Deactivate', destructive: true, onClick: () => deactivating.open(contact) },
    ]
  }
  const columns: Column<Contact>[] = [
    ...contactFacts,
    {
      label: 'Actions',
      kind: 'action',
      cell: (contact) => <RowMenu label={`Actions for ${contact.name}`} actions={actionsOf(contact)} />,
    },
  ]
  const colleagues = client.contacts.filter(
    ({ deactivatedAt, id }) => !deactivatedAt && id !== deactivating.about?.id,
  )
  return (
    <Stack component="section" gap="sm" aria-labelledby={heading}>
      <Group justify="space-between">
        <Title order={2} size="h3" id={heading}>
          Contacts
        </Title>
        <NewRecordButton disabled={client.archivedAt !== null} onClick={() => adding.open(client)}>
          Add Contact
        </NewRecordButton>
      </Group>
      {client.contacts.length > 0 ? (
        <DataTable label="Contacts" columns={columns} rows={client.contacts} rowKey={({ id }) => id} />
      ) : (
        <Text c="dimmed">No one acts for this client.</Text>
      )}
      <AddContactDialog client={client} opened={adding.opened} onClose={adding.close} onInvite={invite} />
      {editing.about && (
        <EditContactDialog contact={editing.about} opened={editing.opened} onClose={editing.close} />
      )}
      {settingRights.about && (
        <RightsDialog
          contact={settingRights.about}
          opened={settingRights.opened}
          onClose={settingRights.close}
        />
      )}
      {deactivating.about && (
        <DeactivateDialog
          contact={deactivating.about}
          colleagues={colleagues}
          opened={deactivating.opened}
          onClose={deactivating.close}
        />
      )}
      <InvitationLinkDialog link={invited.about} opened={invited.opened} onClose={invited.close} />
    </Stack>
  )
}
