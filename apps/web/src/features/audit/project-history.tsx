import type { AnyId, ProjectId } from '@tallgrass/domain'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { HistoryList } from './history-list'

interface ProjectHistoryProps {
  projectId: ProjectId
  /** Opens all entries for one entity. */
  onFollow: (entityId: AnyId) => void
}

/** Audit entries of a project and its parts, newest first. */
export function ProjectHistory({ onFollow, projectId }: ProjectHistoryProps) {
  const entries = trpc.admin.projects.history.useInfiniteQuery({ id: projectId }, listQuery)
  return <HistoryList entries={entries} empty="Changes to this project appear here." onFollow={onFollow} />
}
