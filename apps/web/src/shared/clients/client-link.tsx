import { Anchor } from '@mantine/core'
import type { OrganizationId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'

interface ClientLinkProps {
  /** Of the client, or of one of its contacts. */
  name: string
  organizationId: OrganizationId
}

/** The name of a client or of its contact, for administrators: opens the client's page. */
export function ClientLink({ name, organizationId }: ClientLinkProps) {
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link to="/portal/admin/clients/$organizationId" params={{ organizationId }} {...props} />
      )}
    >
      {name || 'Unknown Client'}
    </Anchor>
  )
}
