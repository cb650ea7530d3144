import type { AuditEntry } from '@tallgrass/contracts'
import { toId } from '@tallgrass/domain'
import { ClientLink } from '../../shared/clients/client-link'
import { entityInWords } from './audit-words'

/** The record that an entry is about. A client leads to its page. */
export function EntityName({ entry }: { entry: AuditEntry }) {
  const { entity, entityId } = entry
  const name = entityInWords(entry)
  const organizationId = entity === 'organization' && entityId ? toId('Organization', entityId) : undefined
  return organizationId ? <ClientLink name={name} organizationId={organizationId} /> : name
}
