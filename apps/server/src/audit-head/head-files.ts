import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeadFiles } from '@tallgrass/core'
import { replaceFile } from './replace-file.ts'

/** The signed heads in the data directory, readable only by its owner. */
export function headFiles(dataDirectory: string): HeadFiles {
  const first = join(dataDirectory, 'audit-head.first.json')
  const latest = join(dataDirectory, 'audit-head.json')
  return {
    async read() {
      return { first: await readIfThere(first), latest: await readIfThere(latest) }
    },
    async write(texts) {
      await replaceFile(latest, texts.latest)
      // Written last: from then on, the other file must exist.
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
