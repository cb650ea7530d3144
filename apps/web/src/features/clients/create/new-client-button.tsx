import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Contact } from '@tallgrass/contracts'
import type { OrganizationId } from '@tallgrass/domain'
import { useNavigate } from '@tanstack/react-router'
import { useNewDialog } from '../../../lib/use-new-dialog'
import type { IssuedLink } from '../../../shared/invitations/invitation-link'
import { InvitationLinkDialog } from '../../../shared/invitations/invitation-link-dialog'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { useInviteContact } from '../contacts/use-invite-contact'

const NewClientDialog = lazyDialog(() => import('../client-dialogs').then((module) => module.NewClientDialog))

interface Invited {
  link: IssuedLink
  organizationId: OrganizationId
}

/** Creates a client, invites its first contact if wanted, and leads to its page. */
export function NewClientButton() {
  const navigate = useNavigate()
  const invite = useInviteContact()
  const [creating, setCreating] = useNewDialog()
  const invited = useDialogAbout<Invited>()
  const lead = (organizationId: OrganizationId) =>
    void navigate({ to: '/portal/admin/clients/$organizationId', params: { organizationId } })

  async function follow(contact: Contact, { invites }: { invites: boolean }) {
    const { organizationId } = contact
    const link = invites ? await invite(contact) : undefined
    // The link is shown only once, so the page waits until it is closed.
    if (link) invited.open({ link, organizationId })
    else lead(organizationId)
  }
  function closeLink() {
    invited.close()
    if (invited.about) lead(invited.about.organizationId)
  }
  return (
    <>
      <Button leftSection={<IconPlus aria-hidden />} onClick={() => setCreating(true)}>
        New Client
      </Button>
      <NewClientDialog
        opened={creating}
        onClose={() => setCreating(false)}
        onCreated={(contact, choice) => void follow(contact, choice)}
      />
      <InvitationLinkDialog link={invited.about?.link} opened={invited.opened} onClose={closeLink} />
    </>
  )
}
