import type { ProjectId } from '@tallgrass/domain'
import { detailQuery, listQuery } from '../../lib/freshness'
import { preloadCode } from '../../lib/preload'
import type { TrpcUtils } from '../../lib/trpc'
import { loadThread } from './messages-tab'
import { shownMessages } from './shown-messages'

/** What the thread of a project shows first, and its code. Nothing for other tabs. */
export function messagesCalls({ portal }: TrpcUtils, id: ProjectId, tab = ''): Promise<unknown>[] {
  if (tab !== 'messages') return []
  const { files, messages } = portal
  const { draft, list } = messages
  return [
    preloadCode(loadThread()),
    list.prefetchInfinite(shownMessages(id), listQuery),
    draft.prefetch({ id }, detailQuery),
    files.drafts.prefetch({ projectId: id, purpose: 'message' }, detailQuery),
  ]
}
