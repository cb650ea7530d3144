import { useState } from 'react'
import { InvitationLink, type IssuedLink } from '../../../shared/invitations/invitation-link'
import { FocusFirst } from '../../../ui/focus-first'
import { FormModal } from '../../../ui/form-modal'
import { InviteForm } from './invite-form'
import { useCreateInvitation } from './use-create-invitation'

/** The invitation form, then the link in the same dialog, so that closing it returns the focus correctly. */
export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [link, setLink] = useState<IssuedLink>()
  const create = useCreateInvitation(setLink)
  return (
    <FormModal
      opened={opened}
      onClose={onClose}
      pending={create.isPending}
      onExitTransitionEnd={() => setLink(undefined)}
      title={link ? 'Invitation link' : 'Invite User'}
      size={link ? 'lg' : 'md'}
    >
      <FocusFirst key={link ? 'link' : 'form'}>
        {link ? (
          <InvitationLink {...link} />
        ) : (
          <InviteForm pending={create.isPending} onSubmit={create.mutate} onCancel={onClose} />
        )}
      </FocusFirst>
    </FormModal>
  )
}
