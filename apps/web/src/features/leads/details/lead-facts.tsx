import { Anchor } from '@mantine/core'
import type { LeadDetails } from '@tallgrass/contracts'
import { Link } from '@tanstack/react-router'
import { type Reader, useReader } from '../../../lib/reader'
import { toWords } from '../../../lib/words'
import { DateTime } from '../../../ui/date-time'
import { EmailLink } from '../../../ui/email-link'
import { ExactTime } from '../../../ui/exact-time'
import { type Fact, Facts } from '../../../ui/facts'
import { LeadBadge } from '../lead-badge'
import { interestWords, sourceWords } from '../lead-words'
import { firstContact } from './first-contact'

export function LeadFacts({ lead }: { lead: LeadDetails }) {
  return <Facts facts={[...leadFacts(lead, useReader()), ...clientFacts(lead)]} />
}

function leadFacts(lead: LeadDetails, { now }: Reader): Fact[] {
  return [
    { label: 'Status', value: <LeadBadge status={lead.status} /> },
    { label: 'First contact', value: firstContact(lead, now) },
    { label: 'Email', value: <EmailLink email={lead.email} /> },
    ...(lead.phone ? [{ label: 'Phone', value: lead.phone }] : []),
    { label: 'Company', value: lead.company ?? 'Not provided' },
    { label: 'Interest', value: interestWords[lead.interest] },
    { label: 'Source', value: sourceWords[lead.source] },
    { label: 'Received', value: <ExactTime at={lead.createdAt} /> },
  ]
}

/** The client account, or else the latest invitation, if there is one. */
function clientFacts({ client, invitation }: LeadDetails): Fact[] {
  if (client) {
    const value = (
      <Anchor
        inherit
        renderRoot={(props) => <Link to="/portal/admin/users" search={{ search: client.email }} {...props} />}
      >
        {client.name}
      </Anchor>
    )
    return [{ label: 'Client', value }]
  }
  if (!invitation) return []
  const { expiresAt, status } = invitation
  const value =
    status === 'PENDING' ? (
      <>
        Pending, expires <DateTime at={expiresAt} />
      </>
    ) : (
      toWords(status)
    )
  return [{ label: 'Invitation', value }]
}
