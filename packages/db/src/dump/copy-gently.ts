import { constants, copyFile, open, stat } from 'node:fs/promises'

const CHUNK_BYTES = 4 * 2 ** 20

/**
 * Copies a file without holding up those who write to the same disk: before a commit of the database is on the
 * disk, some file systems first write what else is new there, so that never becomes much. A file system that
 * can share the blocks of both files does that instead.
 */
export async function copyGently(from: string, to: string): Promise<void> {
  const { size } = await stat(from)
  if (size <= CHUNK_BYTES) return copyFile(from, to, constants.COPYFILE_FICLONE)
  const isShared = await copyFile(from, to, constants.COPYFILE_FICLONE_FORCE).then(
    () => true,
    () => false,
  )
  if (isShared) return
  const source = await open(from)
  try {
    const target = await open(to, 'w', 0o600)
    try {
      const buffer = Buffer.allocUnsafe(CHUNK_BYTES)
      for (;;) {
        const { bytesRead } = await source.read(buffer, 0, CHUNK_BYTES)
        if (bytesRead === 0) break
        await target.writeFile(buffer.subarray(0, bytesRead))
        if (bytesRead === CHUNK_BYTES) await target.datasync()
      }
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
