import { hasNewVersion, lookForNewVersion } from './new-version'
import { notify } from './notify'

const AGAIN_MS = 2000
const MAX_AGAIN_MS = 60_000

/**
 * For `lazy`: a part of the page that cannot be had is asked for until it is there, less and less often. Somebody is
 * told so once, and the page stays as it is, with everything that was typed. A part of an older version never comes.
 */
export async function untilThere<T>(load: () => Promise<T>, wait = AGAIN_MS): Promise<{ default: T }> {
  try {
    return { default: await load() }
  } catch {
    // A server that has another version by now was reached.
    const isNew = wait === AGAIN_MS && (await lookForNewVersion())
    if (wait === AGAIN_MS && !isNew) notify({ title: 'Unable to connect to server', destructive: true })
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (hasNewVersion()) return new Promise(() => {})
    return untilThere(load, Math.min(wait * 2, MAX_AGAIN_MS))
  }
}
