import type { LeadDetails } from '@tallgrass/contracts'
import { useState } from 'react'
import { InvitationLink, type IssuedLink } from '../../../shared/invitations/invitation-link'
import { FocusFirst } from '../../../ui/focus-first'
import { FormModal } from '../../../ui/form-modal'
import { ConvertLeadForm } from './convert-lead-form'
import { useConvertLead } from './use-convert-lead'
import { useInviteLead } from './use-invite-lead'

interface ConvertLeadDialogProps {
  lead: LeadDetails
  opened: boolean
  onClose: () => void
  /** Called after a conversion: the button that opened the dialog no longer exists. */
  onFocusLost: () => void
}

/** Asks whose contact the lead becomes. After an invitation, shows its link in the same dialog. */
export function ConvertLeadDialog({ lead, onClose, onFocusLost, opened }: ConvertLeadDialogProps) {
  const [link, setLink] = useState<IssuedLink>()
  const invite = useInviteLead(lead.email, setLink)
  const convert = useConvertLead()
  const pending = invite.isPending || convert.isPending
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      pending={pending}
      onExitTransitionEnd={() => {
        setLink(undefined)
        if (link || convert.isSuccess) onFocusLost()
      }}
      title={link ? 'Invitation link' : 'Convert to client'}
      size="lg"
    >
      <FocusFirst key={link ? 'link' : 'form'}>
        {link ? (
          <InvitationLink {...link} />
        ) : (
          <ConvertLeadForm
            lead={lead}
            pending={pending}
            onInvite={(input) => invite.mutate(input)}
            onConvert={(input) => convert.mutate(input, { onSuccess: onClose })}
            onCancel={onClose}
          />
        )}
      </FocusFirst>
    </FormModal>
  )
}
