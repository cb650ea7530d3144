import { Anchor } from '@mantine/core'
import type { LeadId } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'

interface LeadLinkProps {
  lead: { id: LeadId; name: string | null; email: string }
}

/** A link to the lead who used the chat or booked a call. */
export function LeadLink({ lead: { email, id, name } }: LeadLinkProps) {
  return (
    <Anchor
      inherit
      aria-label={`Open lead ${name ?? email}`}
      renderRoot={(props) => <Link to="/portal/admin/leads" search={{ lead: id }} {...props} />}
    >
      Open lead
    </Anchor>
  )
}
