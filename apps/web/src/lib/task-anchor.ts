const PREFIX = 'task-'

/** Where a task stands on the page of its project: links lead there by `#task-…`. */
export function taskAnchor(id: string): string {
  return `${PREFIX}${id}`
}

/** The task that an address points at; undefined where it points at none. */
export function taskOfAnchor(hash: string): string | undefined {
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined
}
