import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Archiver } from '@tallgrass/core'

/** Packs into a file that only this user of the machine can read. Its name tells nothing. */
export const zipArchiver: Archiver = {
  async pack(entries, mtime) {
    const { zipStream } = await import('../../evidence/zip-stream.ts')
    const folder = await mkdtemp(join(tmpdir(), 'tallgrass-export-'))
    const path = join(folder, 'archive.zip')
    const remove = () => rm(folder, { recursive: true, force: true })
    try {
      const hash = createHash('sha256')
      const file = await open(path, 'wx', 0o600)
      try {
        for await (const part of zipStream(entries, { mtime, onWritten() {} })) {
          hash.update(part)
          // Not `write`, which may write less.
          await file.appendFile(part)
        }
      } finally {
        await file.close()
      }
      const { size: bytes } = await stat(path)
      return { bytes, sha256: hash.digest('hex'), read: () => createReadStream(path), remove }
    } catch (error) {
      await remove()
      throw error
    }
  },
}
