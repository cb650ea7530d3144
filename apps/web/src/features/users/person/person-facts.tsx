import type { Person } from '@tallgrass/contracts/account'
import { ClientLink } from '../../../shared/clients/client-link'
import { EmailText } from '../../../ui/email-text'
import { ExactTime } from '../../../ui/exact-time'
import { Facts } from '../../../ui/facts'
import { RoleBadge } from '../role-badge'

export function PersonFacts({ person }: { person: Person }) {
  return <Facts facts={factsOf(person)} />
}

function factsOf(person: Person) {
  const { createdAt, deactivatedAt, email, hasAccount, lastSignInAt, organizationId, phone } = person
  return [
    { label: 'Email', value: <EmailText>{email}</EmailText> },
    { label: 'Role', value: <RoleBadge role={person.role} /> },
    ...(organizationId
      ? [
          {
            label: 'Organization',
            value: <ClientLink name={person.org ?? person.name} organizationId={organizationId} />,
          },
        ]
      : []),
    ...(person.username ? [{ label: 'Username', value: person.username }] : []),
    ...(phone ? [{ label: 'Phone', value: phone }] : []),
    { label: hasAccount ? 'Joined' : 'Added', value: <ExactTime at={createdAt} /> },
    { label: 'Email confirmed', value: person.emailVerified ? 'Yes' : 'Not yet' },
    { label: 'Second factor', value: person.hasSecondFactor ? 'Set up' : 'None' },
    {
      label: 'Last sign-in',
      value: lastSignInAt ? <ExactTime at={lastSignInAt} /> : 'None that is remembered',
    },
    ...(person.passwordEndedAt
      ? [{ label: 'New password asked for', value: <ExactTime at={person.passwordEndedAt} /> }]
      : []),
    ...(deactivatedAt ? [{ label: 'Deactivated', value: <ExactTime at={deactivatedAt} /> }] : []),
  ]
}
