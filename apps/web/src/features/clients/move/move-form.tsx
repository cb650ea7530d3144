import { Text } from '@mantine/core'
import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import { useState } from 'react'
import { type NamedOrganization, OrganizationPicker } from '../../../shared/clients/organization-picker'
import { UnconfirmedWarning } from '../../../shared/contacts/unconfirmed-warning'
import { DialogForm } from '../../../ui/dialog-form'
import { SuccessorSelect } from '../contacts/successor-select'
import { useSuccessor } from '../contacts/use-successor'

export interface Move {
  to: NamedOrganization
  successorId?: UserId
  /** The contact has not confirmed their address, and the administrator knows them. */
  evenUnconfirmed?: true
}

interface MoveFormProps {
  client: OrganizationDetails
  contact: Contact
  /** The active ones, who can take over. */
  colleagues: Contact[]
  pending: boolean
  onMove: (move: Move) => void
  onCancel: () => void
}

/** Where a contact moves, and who takes over what they are in charge of. */
export function MoveForm({ client, colleagues, contact, onCancel, onMove, pending }: MoveFormProps) {
  const [to, setTo] = useState<NamedOrganization>()
  const [isKnown, setKnown] = useState(false)
  const isUnconfirmed = contact.hasAccount && !contact.emailVerified
  const { field, refuses, successorId } = useSuccessor({ client, colleagues, contact })
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Move Contact"
      pendingLabel="Moving..."
      pending={pending}
      disabled={to === undefined || (isUnconfirmed && !isKnown)}
      onSubmit={(event) => {
        event.preventDefault()
        if (to && !pending && !refuses())
          onMove({ to, ...(successorId && { successorId }), ...(isUnconfirmed && { evenUnconfirmed: true }) })
      }}
    >
      <OrganizationPicker data-autofocus label="Move to" except={client.id} value={to} onChange={setTo} />
      <SuccessorSelect {...field} />
      <UnconfirmedWarning
        names={isUnconfirmed ? [contact.name] : []}
        known={{ checked: isKnown, onChange: setKnown }}
      />
      <Consequences client={client} contact={contact} isLast={colleagues.length === 0} />
    </DialogForm>
  )
}

interface ConsequencesProps {
  client: OrganizationDetails
  contact: Contact
  isLast: boolean
}

function Consequences({ client: { shownName }, contact: { hasAccount, name }, isLast }: ConsequencesProps) {
  return (
    <>
      {isLast ? (
        <Text>
          {name} is the only active contact of {shownName}, which has no records. {shownName} is archived
          afterwards, and you can restore it at any time.
        </Text>
      ) : (
        <Text>
          No records move. All projects, agreements, and invoices stay with {shownName}, and those that {name}{' '}
          is in charge of pass to the one who takes over.
        </Text>
      )}
      {hasAccount && (
        <Text>{name} is signed out, and sees the records of the other client after signing in again.</Text>
      )}
    </>
  )
}
