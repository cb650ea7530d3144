import { hasNewVersion, lookForNewVersion } from './new-version'
import { notify } from './notify'

const RETRY_MS = 2000
const MAX_RETRY_MS = 60_000

/**
 * For `lazy`: retries a chunk that fails to load, at growing intervals. Shows one toast and leaves the page and its
 * input as they are. Never resolves if the server has a new version, because then the chunk no longer exists.
 */
export async function loadWithRetries<T>(load: () => Promise<T>, wait = RETRY_MS): Promise<{ default: T }> {
  try {
    return { default: await load() }
  } catch {
    // With a new version, the server was reachable, so the toast would be wrong.
    const isNew = wait === RETRY_MS && (await lookForNewVersion())
    if (wait === RETRY_MS && !isNew) notify({ title: 'Unable to connect to server', destructive: true })
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (hasNewVersion()) return new Promise(() => {})
    return loadWithRetries(load, Math.min(wait * 2, MAX_RETRY_MS))
  }
}
