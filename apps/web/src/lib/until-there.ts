import { notify } from './notify'

const AGAIN_MS = 2000

/**
 * For `lazy`: a part of the page that cannot be had is asked for until it is there. Somebody is told so once,
 * and the page stays as it is, with everything that was typed.
 */
export async function untilThere<T>(load: () => Promise<T>, isFirst = true): Promise<{ default: T }> {
  try {
    return { default: await load() }
  } catch {
    if (isFirst) notify({ title: 'Unable to connect to server', destructive: true })
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return untilThere(load, false)
  }
}
