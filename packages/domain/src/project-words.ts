import type { ProjectStatus } from './project-status.ts'
import type { TaskStatus } from './task.ts'

export const projectStatusWords: Record<ProjectStatus, string> = {
  NEW: 'New',
  ACTIVE: 'Active',
  REVIEW: 'Review',
  READY: 'Ready',
  COMPLETE: 'Complete',
  ARCHIVED: 'Archived',
}

/** '3 of 5 tasks approved'. */
export function progressInWords({ approved, tasks }: { approved: number; tasks: number }): string {
  return tasks === 0 ? 'No tasks yet' : `${approved} of ${tasks} tasks approved`
}

const verbs: Partial<Record<TaskStatus, string>> = {
  READY_FOR_REVIEW: 'Review',
  IN_PROGRESS: 'Finish',
  CHANGES_REQUESTED: 'Revise',
}

/** What a client does with a task that waits for them. */
export function clientVerbFor(status: TaskStatus): string {
  return verbs[status] ?? 'Start'
}
