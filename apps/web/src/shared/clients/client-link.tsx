import { Anchor } from '@mantine/core'
import type { OrganizationId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'

interface ClientLinkProps {
  /** Of the client, or of one of its contacts. */
  name: string
  organizationId: OrganizationId
  /** Stands in place of the name, which screen readers still hear. */
  label?: string
}

/** The name of a client or of its contact, for administrators: opens the client's page. */
export function ClientLink({ label, name, organizationId }: ClientLinkProps) {
  return (
    <Anchor
      inherit
      aria-label={label && `${label} ${name}`}
      renderRoot={(props) => (
        <Link to="/portal/admin/clients/$organizationId" params={{ organizationId }} {...props} />
      )}
    >
      {label ?? (name || 'Unknown Client')}
    </Anchor>
  )
}
