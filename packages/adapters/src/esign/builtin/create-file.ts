import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a secret that only its owner can read, and returns the file's content. If several processes write at the same
 * time, the first one's complete file wins.
 */
export async function createFile(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.${crypto.randomUUID()}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}
