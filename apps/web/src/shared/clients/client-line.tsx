import { Text } from '@mantine/core'
import type { OrganizationId } from '@tallgrass/domain'
import { ClientLink } from './client-link'

interface ClientLineProps {
  /** Of the person whom the record is about. */
  name: string
  /** Null if they are not a client. */
  organizationId: OrganizationId | null
}

/** A line in the row of a record that leads to the page of its client. */
export function ClientLine({ name, organizationId }: ClientLineProps) {
  if (!organizationId) return null
  return (
    <Text component="div" fz="xs">
      <ClientLink label="Open client" name={name} organizationId={organizationId} />
    </Text>
  )
}
