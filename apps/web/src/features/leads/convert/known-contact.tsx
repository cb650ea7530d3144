import { Alert } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import type { LeadMatches } from '@tallgrass/contracts'
import { ClientLink } from '../../../shared/clients/client-link'

export type Known = NonNullable<LeadMatches['contact']>

/** Says that the lead is a contact already, who is not added again. */
export function KnownContact({ contact }: { contact: Known }) {
  const { name, organizationId, organizationName } = contact
  const client = <ClientLink name={organizationName} organizationId={organizationId} />
  return (
    <Alert color="info" icon={<IconUser aria-hidden />}>
      {name === organizationName ? (
        <>{client} is already a client.</>
      ) : (
        <>
          {name} is already a contact of {client}.
        </>
      )}{' '}
      The lead is linked to them, with its calls and conversations.
    </Alert>
  )
}
