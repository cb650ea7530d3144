/** Where a task stands on the page of its project: links lead there by `#task-…`. */
export function taskAnchor(id: string): string {
  return `task-${id}`
}
