import { textOf } from '../../lib/address'

/** What stands in the address of the audit screen, so that a view can be shared. */
export interface AuditSearch {
  action?: string | undefined
  entityId?: string | undefined
  /** Days, UTC. */
  from?: string | undefined
  to?: string | undefined
}

/** Whatever was typed into the address bar; the screen looks whether it makes sense: see `usableSearch`. */
export function readAuditSearch({ action, entityId, from, to }: Record<string, unknown>): AuditSearch {
  return { action: textOf(action), entityId: textOf(entityId), from: textOf(from), to: textOf(to) }
}
