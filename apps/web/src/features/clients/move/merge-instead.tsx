import { Text } from '@mantine/core'
import type { Contact, OrganizationDetails } from '@tallgrass/contracts'
import { useState } from 'react'
import { type NamedOrganization, OrganizationPicker } from '../../../shared/clients/organization-picker'
import { DialogForm } from '../../../ui/dialog-form'

interface MergeInsteadProps {
  client: OrganizationDetails
  contact: Contact
  onCompare: (other: NamedOrganization) => void
  onCancel: () => void
}

/** Says why the only contact of a client with records cannot move, and leads to the merge of the two clients. */
export function MergeInstead({ client, contact, onCancel, onCompare }: MergeInsteadProps) {
  const [other, setOther] = useState<NamedOrganization>()
  return (
    <DialogForm
      onCancel={onCancel}
      submitLabel="Compare Clients"
      disabled={other === undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (other) onCompare(other)
      }}
    >
      <Text>
        {contact.name} is the only active contact of {client.shownName}, which has projects, agreements, or
        invoices. They would be left without a contact. Merge the two clients instead. Their records then
        move, too.
      </Text>
      <OrganizationPicker
        data-autofocus
        label="Client to merge with"
        except={client.id}
        value={other}
        onChange={setOther}
      />
    </DialogForm>
  )
}
