import type { Task } from '@tallgrass/contracts'
import type { ProjectRow } from '@tallgrass/db'

/** The facts that events of a task tell. */
export function toTaskEvent({ id, title }: Pick<Task, 'id' | 'title'>, project: ProjectRow) {
  return {
    taskId: id,
    task: title,
    projectId: project.id,
    project: project.name,
    organizationId: project.organizationId,
  }
}
