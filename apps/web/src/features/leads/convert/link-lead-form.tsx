import { TextInput } from '@mantine/core'
import { type ConvertLeadInput, convertLeadInput, type LeadDetails } from '@tallgrass/contracts'
import { DialogForm } from '../../../ui/dialog-form'
import { FocusFirst } from '../../../ui/focus-first'
import { type Known, KnownContact } from './known-contact'

interface LinkLeadFormProps {
  contact: Known
  lead: LeadDetails
  pending: boolean
  onConvert: (input: ConvertLeadInput) => void
  onCancel: () => void
}

/** For a lead who has an account: all that is left is to link them. */
export function LinkLeadForm({ contact, lead, onCancel, onConvert, pending }: LinkLeadFormProps) {
  return (
    <FocusFirst>
      <DialogForm
        onCancel={onCancel}
        submitLabel="Link Lead"
        pendingLabel="Linking..."
        pending={pending}
        onSubmit={(event) => {
          event.preventDefault()
          onConvert(convertLeadInput.parse({ id: lead.id }))
        }}
      >
        <TextInput
          label="Email Address"
          value={lead.email}
          readOnly
          data-autofocus
          description="The lead is converted immediately."
        />
        <KnownContact contact={contact} />
      </DialogForm>
    </FocusFirst>
  )
}
