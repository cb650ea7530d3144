import { Anchor } from '@mantine/core'
import type { OrganizationId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'

interface ClientLinkProps {
  /** Of the client, or of one of its contacts. */
  name: string
  organizationId: OrganizationId
  /** Shown instead of the name. Screen readers read both. */
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
