/**
 * For loaders: the calls that a screen makes when it opens, started together with its code. The server waits for them
 * before it renders; in the browser the screen shows its own placeholders meanwhile. Failed calls are the screen's.
 */
export function preload(calls: Promise<unknown>[]): Promise<unknown> | undefined {
  const all = Promise.all(calls)
  return import.meta.env.SSR ? all : undefined
}

let codeOfPart: Promise<unknown> | undefined

/** For loaders: the code of a part of the page that is not loaded with its route. */
export function preloadCode(code: Promise<unknown>): Promise<unknown> {
  if (!import.meta.env.SSR) codeOfPart = code
  return code
}

/**
 * Resolves when such code is there, or has failed. A part that is hydrated later than its page would lose what its reader
 * typed into the rendered one.
 */
export async function whenCodeIsThere(): Promise<void> {
  await codeOfPart?.catch(() => undefined)
}
