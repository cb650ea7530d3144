import type { Task } from '@tallgrass/contracts'
import type { ProjectRow } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'

/** The facts that events of a task tell. */
export function toTaskEvent(
  { user }: PortalCtx,
  { id, title }: Pick<Task, 'id' | 'title'>,
  project: ProjectRow,
) {
  return {
    taskId: id,
    task: title,
    projectId: project.id,
    project: project.name,
    organizationId: project.organizationId,
    person: user.name,
  }
}
