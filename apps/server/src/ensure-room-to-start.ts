import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { FULL_STORAGE_BYTES, LOW_STORAGE_BYTES } from '@tallgrass/core'
import { holdsDatabase } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'

type FreeBytesOf = (directory: string) => Promise<number>

/** Throws STORAGE_FULL if the disk has too little space to open or create the embedded database. */
export async function ensureRoomToStart(directory: string, freeBytesOf: FreeBytesOf = readFreeBytes) {
  const free = await freeBytesOf(directory)
  const needed = holdsDatabase(directory) ? FULL_STORAGE_BYTES : LOW_STORAGE_BYTES
  if (free >= needed) return
  throw new AppError(
    'STORAGE_FULL',
    `The disk that holds ${directory} has too little room: ${toMegabytes(free)} MB left, ${toMegabytes(needed)} MB needed to start. Free up space and start again.`,
  )
}

/** For a missing directory, reads its closest existing parent. Infinity if the disk cannot be queried. */
async function readFreeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  } catch {
    const parent = dirname(resolve(directory))
    return parent === resolve(directory) ? Number.POSITIVE_INFINITY : readFreeBytes(parent)
  }
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024))
}
