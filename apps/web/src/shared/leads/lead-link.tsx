import { Anchor } from '@mantine/core'
import { type LeadId, leadName } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'

interface LeadLinkProps {
  lead: { id: LeadId; name: string | null; email: string; phone?: string | null }
}

/** A link to the lead who used the chat or booked a call. */
export function LeadLink({ lead }: LeadLinkProps) {
  return (
    <Anchor
      inherit
      aria-label={`Open lead ${leadName(lead)}`}
      renderRoot={(props) => <Link to="/portal/admin/leads" search={{ lead: lead.id }} {...props} />}
    >
      Open lead
    </Anchor>
  )
}
