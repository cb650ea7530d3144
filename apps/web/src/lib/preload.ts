/**
 * For loaders: the calls that a screen makes when it opens, started together with its code. The server waits for them
 * before it renders; in the browser the screen shows its own placeholders meanwhile. Failed calls are the screen's.
 */
export function preload(calls: Promise<unknown>[]): Promise<unknown> | undefined {
  const all = Promise.all(calls)
  return import.meta.env.SSR ? all : undefined
}
