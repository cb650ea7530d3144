import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Atomic, even across a power failure: readers find the old content or the new. Readable only by its owner. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
