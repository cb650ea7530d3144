import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import { FormModal } from '../../../ui/form-modal'
import type { Pair } from '../merge/merge-dialog'
import { hasRecords } from './has-records'
import { MergeInstead } from './merge-instead'
import { type Move, MoveForm } from './move-form'
import { useMoveContact } from './use-move-contact'

interface MoveDialogProps {
  client: OrganizationDetails
  contact: Contact
  /** The active ones, who can take over. */
  colleagues: Contact[]
  opened: boolean
  onClose: () => void
  /** Moves the focus: the row has disappeared together with the button that had it. */
  onMoved: () => void
  /** Opens the comparison of two clients instead. */
  onCompare: (pair: Pair) => void
}

/** Moves a contact to another client, unless records would be left without a contact. */
export function MoveDialog(props: MoveDialogProps) {
  const { client, colleagues, contact, onClose, onCompare, onMoved, opened } = props
  const { isPending, move } = useMoveContact()
  async function submit({ evenUnconfirmed, to, successorId }: Move) {
    const { id, version } = contact
    const input = {
      id,
      version,
      organizationId: to.id,
      ...(successorId && { successorId }),
      ...(evenUnconfirmed && { evenUnconfirmed }),
    }
    if (!(await move({ contact, input, to }))) return
    onClose()
    onMoved()
  }
  return (
    <FormModal opened={opened} onClose={onClose} title={`Move ${contact.name}`} pending={isPending}>
      {colleagues.length === 0 && hasRecords(client) ? (
        <MergeInstead
          client={client}
          contact={contact}
          onCompare={(other) => onCompare({ first: other.id, other: client.id })}
          onCancel={onClose}
        />
      ) : (
        <MoveForm
          client={client}
          contact={contact}
          colleagues={colleagues}
          pending={isPending}
          onMove={(chosen) => void submit(chosen)}
          onCancel={onClose}
        />
      )}
    </FormModal>
  )
}
