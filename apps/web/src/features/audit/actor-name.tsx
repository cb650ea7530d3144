import type { AuditEntry } from '@tallgrass/contracts'
import { ClientLink } from '../../shared/clients/client-link'
import { whoInWords } from './audit-words'

/** Who acted. A contact leads to the page of their client. */
export function ActorName({ entry }: { entry: AuditEntry }) {
  const { actorOrganizationId } = entry
  const name = whoInWords(entry)
  return actorOrganizationId ? <ClientLink name={name} organizationId={actorOrganizationId} /> : name
}
