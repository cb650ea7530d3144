import { choiceQuery, listQuery } from '../../lib/freshness'
import type { TrpcUtils } from '../../lib/trpc'
import type { AuditSearch } from './audit-search'

/** What the audit log shows first. */
export function auditCalls({ admin }: TrpcUtils, filters: AuditSearch) {
  const { actions, list } = admin.audit
  return [actions.prefetch(undefined, choiceQuery), list.prefetchInfinite(filters, listQuery)]
}
