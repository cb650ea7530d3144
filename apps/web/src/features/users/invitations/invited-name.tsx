import type { ListedInvitation } from '@tallgrass/contracts'
import { fullName } from '@tallgrass/domain'
import { ClientLink } from '../../../shared/clients/client-link'

/** Leads to the client of someone who is one of its contacts. */
export function InvitedName({ invitation }: { invitation: ListedInvitation }) {
  const name = fullName(invitation)
  const { organizationId } = invitation
  return organizationId ? <ClientLink name={name} organizationId={organizationId} /> : name
}
