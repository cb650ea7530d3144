import type { LeadDetails } from '@tallgrass/contracts'
import { leadName } from '@tallgrass/domain'
import { type Reader, useReader } from '../../../lib/reader'
import { toWords } from '../../../lib/words'
import { ClientLink } from '../../../shared/clients/client-link'
import { DateTime } from '../../../ui/date-time'
import { EmailLink } from '../../../ui/email-link'
import { ExactTime } from '../../../ui/exact-time'
import { type Fact, Facts } from '../../../ui/facts'
import { PhoneLink } from '../../../ui/phone-link'
import { LeadBadge } from '../lead-badge'
import { interestWords, sourceWords, statusWords } from '../lead-words'
import { firstContact } from './first-contact'

export function LeadFacts({ lead }: { lead: LeadDetails }) {
  return <Facts facts={[...leadFacts(lead, useReader()), ...clientFacts(lead)]} />
}

function leadFacts(lead: LeadDetails, { now }: Reader): Fact[] {
  return [
    { label: 'Status', value: <LeadBadge lead={lead} /> },
    ...closingFacts(lead),
    { label: 'First contact', value: firstContact(lead, now) },
    { label: 'Email', value: <EmailLink email={lead.email} /> },
    ...(lead.phone ? [{ label: 'Phone', value: <PhoneLink phone={lead.phone} /> }] : []),
    { label: 'Company', value: lead.company ?? 'Not provided' },
    { label: 'Interest', value: interestWords[lead.interest] },
    { label: 'Source', value: sourceWords[lead.source] },
    { label: 'Received', value: <ExactTime at={lead.createdAt} /> },
  ]
}

function closingFacts({ closedAt, closedReason, status }: LeadDetails): Fact[] {
  if (!closedAt) return []
  return [
    { label: 'Closed', value: <ExactTime at={closedAt} /> },
    { label: 'Status before', value: statusWords[status] },
    ...(closedReason ? [{ label: 'Reason', value: closedReason }] : []),
  ]
}

/** The client, and the latest invitation while they have no account. */
function clientFacts(lead: LeadDetails): Fact[] {
  const { client, invitation, organizationId } = lead
  return [
    ...(client || organizationId ? [{ label: 'Client', value: <ClientName lead={lead} /> }] : []),
    ...(client?.hasAccount ? [] : invitationFacts(invitation, client !== null)),
  ]
}

function ClientName({ lead }: { lead: LeadDetails }) {
  const { client, company, organizationId } = lead
  const name = client?.name ?? company ?? leadName(lead)
  return organizationId ? <ClientLink name={name} organizationId={organizationId} /> : name
}

function invitationFacts(invitation: LeadDetails['invitation'], isClient: boolean): Fact[] {
  if (!invitation) return isClient ? [{ label: 'Invitation', value: 'Not invited yet' }] : []
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
