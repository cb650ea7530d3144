import { stat } from 'node:fs/promises'

/**
 * Calls `read`, which reads a file, only if the file changed since the last time: its contents, its
 * permissions, or by being replaced. An error and a missing file are never remembered.
 */
export function readWhenChanged<T>(path: string, read: () => Promise<T>): () => Promise<T> {
  let last: { stamp: string; value: T } | undefined
  return async () => {
    const stamp = await stampOf(path)
    if (last && last.stamp === stamp) return last.value
    const value = await read()
    last = stamp === undefined ? undefined : { stamp, value }
    return value
  }
}

/** Undefined if the file cannot be read now. */
async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined)
  return found && [found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ')
}
