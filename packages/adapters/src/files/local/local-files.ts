import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm, stat, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Arrived, Arriving, FilePlace } from '@tallgrass/core'
import { AppError, type StoredFileId } from '@tallgrass/domain'
import { listFolder, recordFolderUser } from './kept-in-folder.ts'
import { syncFolder } from './sync-folder.ts'

/** Written to the disk before it counts as stored, and the file's lock is kept. */
const SYNC_BYTES = 8 * 2 ** 20
const SYNC_MS = 1500
/** So much stays free for the rest of the site. */
const RESERVE_BYTES = 200 * 2 ** 20

interface LocalOptions {
  directory: string
  freeBytesOf?: (directory: string) => Promise<number>
}

/** A folder of the data directory. The names of files are their ids, never what people named them. */
export function localFiles({ directory, freeBytesOf = readFreeBytes }: LocalOptions): FilePlace {
  const folder = resolve(directory)
  const pathOf = (id: StoredFileId) => join(folder, id)
  const ensureFree = async (bytes: number) => {
    if ((await freeBytesOf(folder)) - bytes < RESERVE_BYTES) throw diskFull()
  }
  return {
    isLocal: true,
    async ensureRoom(bytes) {
      await refusing(() => mkdir(folder, { recursive: true, mode: 0o700 }))
      await ensureFree(bytes)
    },
    append: (file, content, report) =>
      refusing(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await ensureFree(file.bytes - file.received)
        const handle = await open(pathOf(file.id), file.received === 0 ? 'w' : 'r+', 0o600)
        try {
          return await write(handle, file, { content, report, ensureFree })
        } finally {
          await handle.close()
        }
      }),
    async complete({ bytes, id }) {
      const handle = await refusing(() => open(pathOf(id), 'r+'))
      try {
        await handle.truncate(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await syncFolder(folder)
    },
    async put(id, content) {
      await refusing(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const handle = await open(pathOf(id), 'w', 0o600)
        try {
          await handle.writeFile(content)
          await handle.sync()
        } finally {
          await handle.close()
        }
      })
      await syncFolder(folder)
    },
    async sizeOf(id) {
      try {
        return (await refusing(() => stat(pathOf(id)))).size
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
        throw error
      }
    },
    async read(id, range) {
      await refusing(() => stat(pathOf(id)))
      return createReadStream(pathOf(id), range && { start: range.start, end: range.end - 1 })
    },
    link: async () => undefined,
    async remove(id) {
      await refusing(() => rm(pathOf(id), { force: true }))
    },
    list: () => listFolder(folder),
    // What has arrived of a file is its content.
    async *listUnfinished() {},
    endUnfinished: async () => {},
    recordUser: (name, now) => refusing(() => recordFolderUser(folder, name, now)),
  }
}

interface Incoming {
  content: AsyncIterable<Uint8Array>
  report: (arrived: Arrived) => Promise<void>
  /** Throws STORAGE_FULL without room for so many bytes. */
  ensureFree: (bytes: number) => Promise<void>
}

/** What arrived before the connection broke is kept. */
async function write(
  handle: FileHandle,
  file: Arriving,
  { content, ensureFree, report }: Incoming,
): Promise<Arrived> {
  let [position, synced, reportedAt] = [file.received, file.received, performance.now()]
  const save = async () => {
    if (position > synced) await handle.datasync()
    synced = position
  }
  try {
    for await (const chunk of content) {
      if (position + chunk.length > file.bytes) throw tooMuch()
      // A request that lost the file to another finds out before it writes to it.
      if (performance.now() - reportedAt >= SYNC_MS || position - synced >= SYNC_BYTES) {
        await save()
        await report({ received: Math.min(synced, file.bytes - 1), notes: null })
        reportedAt = performance.now()
        // Other files arrive at the same time.
        await ensureFree(file.bytes - position)
      }
      await handle.write(chunk, 0, chunk.length, position)
      position += chunk.length
    }
  } catch (error) {
    if (error instanceof AppError || isFull(error)) throw error
    await save()
    await report({ received: Math.min(synced, file.bytes - 1), notes: null })
    throw error
  }
  await save()
  return { received: synced, notes: null }
}

function tooMuch(): AppError {
  return new AppError('TOO_LARGE', 'More arrived than the file was said to have. Upload it again.')
}

function diskFull(cause?: unknown): AppError {
  return new AppError(
    'STORAGE_FULL',
    'The disk of this site has no room for new files right now. Everything else works. Please try again later.',
    { cause },
  )
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/** The sentence for people; the cause is for the log. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (isFull(cause)) throw diskFull(cause)
    if (code === 'ENOENT')
      throw new AppError('NOT_FOUND', 'The content of this file is missing on the server.', { cause })
    if (['EACCES', 'EPERM', 'EROFS', 'EIO'].includes(code))
      throw new AppError('NOT_READY', 'Files cannot be reached right now. Please try again later.', {
        cause,
        retryAfterSeconds: 60,
      })
    throw cause
  }
}

async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
