import type { AuditEntry } from '@tallgrass/contracts'
import { ClientLink } from '../../shared/clients/client-link'
import { entityInWords } from './audit-words'

/** The record that an entry is about. A client or a contact leads to the client's page. */
export function EntityName({ entry }: { entry: AuditEntry }) {
  const { organizationId } = entry
  const name = entityInWords(entry)
  return organizationId ? <ClientLink name={name} organizationId={organizationId} /> : name
}
