import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import type { Pair } from '../merge/merge-dialog'

const DeactivateDialog = lazyDialog(() =>
  import('../client-dialogs').then((module) => module.DeactivateDialog),
)
const EraseDialog = lazyDialog(() => import('../client-dialogs').then((module) => module.EraseDialog))
const EditContactDialog = lazyDialog(() =>
  import('../client-dialogs').then((module) => module.EditContactDialog),
)
const MergeDialog = lazyDialog(() => import('../client-dialogs').then((module) => module.MergeDialog))
const MoveDialog = lazyDialog(() => import('../client-dialogs').then((module) => module.MoveDialog))
const RightsDialog = lazyDialog(() => import('../client-dialogs').then((module) => module.RightsDialog))

const ConfirmAddressDialog = lazyDialog(() =>
  import('../../../shared/contacts/confirm-address-dialog').then((module) => module.ConfirmAddressDialog),
)

/** What is asked about a contact in a dialog. */
export interface ContactChange {
  what: 'edit' | 'rights' | 'move' | 'deactivate' | 'erase' | 'confirm'
  contact: Contact
}

interface ContactDialogsProps {
  client: OrganizationDetails
  changing: ReturnType<typeof useDialogAbout<ContactChange>>
  /** Called once a contact has moved away, with their row. */
  onMoved: () => void
}

/** The dialogs about one of a client's contacts. */
export function ContactDialogs({ changing, client, onMoved }: ContactDialogsProps) {
  const merging = useDialogAbout<Pair>()
  const { about, close, closeFor, opened } = changing
  if (!about) return null
  // The newest version of the contact, if they have not just left.
  const contact = client.contacts.find(({ id }) => id === about.contact.id) ?? about.contact
  const colleagues = client.contacts.filter(({ deactivatedAt, id }) => !deactivatedAt && id !== contact.id)
  const propsOf = (what: ContactChange['what']) => ({
    contact,
    opened: opened && about.what === what,
    onClose: close,
  })
  return (
    <>
      <EditContactDialog {...propsOf('edit')} />
      <RightsDialog {...propsOf('rights')} />
      <MoveDialog
        {...propsOf('move')}
        client={client}
        colleagues={colleagues}
        onMoved={onMoved}
        onCompare={(pair) => closeFor(() => merging.open(pair))}
      />
      <ConfirmAddressDialog person={contact} opened={opened && about.what === 'confirm'} onClose={close} />
      <DeactivateDialog {...propsOf('deactivate')} client={client} colleagues={colleagues} />
      <EraseDialog {...propsOf('erase')} client={client} colleagues={colleagues} />
      <MergeDialog pair={merging.about} opened={merging.opened} onClose={merging.close} />
    </>
  )
}
