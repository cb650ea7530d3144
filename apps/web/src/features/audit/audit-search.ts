import { textOf } from '../../lib/address'

/** Search parameters of the audit screen, so that a view can be shared. */
export interface AuditSearch {
  action?: string | undefined
  entityId?: string | undefined
  /** Dates in UTC. */
  from?: string | undefined
  to?: string | undefined
}

/** Reads the search parameters without validating them; the screen does that with `usableSearch`. */
export function readAuditSearch({ action, entityId, from, to }: Record<string, unknown>): AuditSearch {
  return { action: textOf(action), entityId: textOf(entityId), from: textOf(from), to: textOf(to) }
}
