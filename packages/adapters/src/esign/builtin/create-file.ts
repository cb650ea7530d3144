import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a secret for its owner alone. Processes that do so together agree: the first one's file wins, whole. */
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
