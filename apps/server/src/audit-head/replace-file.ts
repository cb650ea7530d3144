import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** For its owner alone. A reader, and a start after a power failure, find the old content or the new one. */
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
