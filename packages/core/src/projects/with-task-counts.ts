import { countTasksOf, type Db, type Scope } from '@tallgrass/db'
import type { ProjectId } from '@tallgrass/domain'

/** Adds task counts to projects, in one query. */
export async function withTaskCounts<Row extends { id: ProjectId }>(db: Db, scope: Scope, projects: Row[]) {
  const ids = projects.map(({ id }) => id)
  const counted = ids.length > 0 ? await countTasksOf(db, scope, ids) : []
  const counts = new Map(counted.map(({ projectId, ...count }) => [projectId, count]))
  return projects.map((project) => ({
    ...project,
    ...(counts.get(project.id) ?? { tasks: 0, approvedTasks: 0 }),
  }))
}
