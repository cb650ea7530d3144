import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeadFiles } from '@tallgrass/core'

/** The signed heads in the data directory, for its owner alone. */
export function headFiles(dataDirectory: string): HeadFiles {
  const first = join(dataDirectory, 'audit-head.first.json')
  const latest = join(dataDirectory, 'audit-head.json')
  return {
    async read() {
      return { first: await readIfThere(first), latest: await readIfThere(latest) }
    },
    async write(texts) {
      await replaceFile(latest, texts.latest)
      // Last: from then on the other one must be there.
      if (texts.first !== undefined) await replaceFile(first, texts.first)
    },
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** A reader, and a start after a power failure, find the old text or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(text)
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
