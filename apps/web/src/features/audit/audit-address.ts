import { textOf } from '../../lib/address'

/** The filters of the audit screen as the address has them, so that a view can be shared. */
interface AuditAddress {
  action?: string | undefined
  entityId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** They are read beside the screen, because the first chunk has the functions that read addresses. */
export function auditAddress({ action, entityId, from, to }: Record<string, unknown>): AuditAddress {
  return { action: textOf(action), entityId: textOf(entityId), from: textOf(from), to: textOf(to) }
}
