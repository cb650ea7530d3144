import type { AnyId, OrganizationId } from '@tallgrass/domain'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { HistoryList } from './history-list'

interface ClientHistoryProps {
  organizationId: OrganizationId
  /** Opens all entries for one entity. */
  onFollow: (entityId: AnyId) => void
}

/** Audit entries of a client and its people, newest first. */
export function ClientHistory({ onFollow, organizationId }: ClientHistoryProps) {
  const entries = trpc.admin.clients.history.useInfiniteQuery({ id: organizationId }, listQuery)
  return <HistoryList entries={entries} empty="Changes to this client appear here." onFollow={onFollow} />
}
