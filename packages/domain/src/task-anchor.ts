import { type TaskId, toId } from './ids.ts'

const PREFIX = 'task-'

/** The id of a task's element on its project page, for links with `#task-…`. */
export function taskAnchor(id: TaskId): string {
  return `${PREFIX}${id}`
}

/** The id of the task that a hash points to; undefined if it points to none. */
export function taskOfAnchor(hash: string): TaskId | undefined {
  return hash.startsWith(PREFIX) ? toId('Task', hash.slice(PREFIX.length)) : undefined
}
