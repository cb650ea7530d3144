import { open } from 'node:fs/promises'

/** Makes a new name last through a power failure. Not every system can open a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  try {
    await handle?.sync()
  } catch {
    // Some network drives refuse it; the file itself is on the disk.
  } finally {
    await handle?.close()
  }
}
