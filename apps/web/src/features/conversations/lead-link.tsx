import { Anchor } from '@mantine/core'
import type { Conversation } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'

/** To the lead that came of a conversation. */
export function LeadLink({ lead: { email, id, name } }: { lead: NonNullable<Conversation['lead']> }) {
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
