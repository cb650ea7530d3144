import type { LeadDetails } from '@tallgrass/contracts'
import { useState } from 'react'
import { InvitationLink, type IssuedLink } from '../../../shared/invitations/invitation-link'
import { FocusFirst } from '../../../ui/focus-first'
import { FormModal } from '../../../ui/form-modal'
import { ConvertLeadForm } from './convert-lead-form'
import { useInviteLead } from './use-invite-lead'

interface ConvertLeadDialogProps {
  lead: LeadDetails
  opened: boolean
  onClose: () => void
  /** Called after an invitation: the button that opened the dialog no longer exists. */
  onFocusLost: () => void
}

/** Asks for the name on the account, then shows the invitation link in the same dialog. */
export function ConvertLeadDialog({ lead, onClose, onFocusLost, opened }: ConvertLeadDialogProps) {
  const [link, setLink] = useState<IssuedLink>()
  const invite = useInviteLead(lead.email, setLink)
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      pending={invite.isPending}
      onExitTransitionEnd={() => {
        setLink(undefined)
        if (link) onFocusLost()
      }}
      title={link ? 'Invitation link' : 'Convert to client'}
      size={link ? 'lg' : 'md'}
    >
      <FocusFirst key={link ? 'link' : 'form'}>
        {link ? (
          <InvitationLink {...link} />
        ) : (
          <ConvertLeadForm
            lead={lead}
            pending={invite.isPending}
            onSubmit={(name) => invite.mutate({ id: lead.id, ...name })}
            onCancel={onClose}
          />
        )}
      </FocusFirst>
    </FormModal>
  )
}
