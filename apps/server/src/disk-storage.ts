import { statfs } from 'node:fs/promises'
import { type Storage, type StorageReading, toStorageReading } from '@tallgrass/core'

/** Readings are cached for this long, so that not every request queries the disk. */
const FRESH_MS = 1000

interface DiskOptions {
  directory: string
  /** Called once when space is low and once when it is gone; again only after it recovers. */
  warn: (sentence: string) => void
  freeBytesOf?: (directory: string) => Promise<number>
  now?: () => number
}

/** The free space on the disk that holds the embedded database. */
export function diskStorage({
  directory,
  freeBytesOf = readFreeBytes,
  now = () => performance.now(),
  warn,
}: DiskOptions): Storage {
  let lastState: StorageReading['state'] = 'GOOD'
  let cached: { at: number; reading: Promise<StorageReading | null> } | undefined
  const measure = async () => {
    const freeBytes = await freeBytesOf(directory).catch(() => undefined)
    if (freeBytes === undefined) return null
    const reading = toStorageReading(freeBytes)
    if (reading.state !== lastState && reading.state !== 'GOOD') warn(sentenceOf(reading, directory))
    lastState = reading.state
    return reading
  }
  return {
    async read() {
      if (!cached || now() - cached.at >= FRESH_MS) cached = { at: now(), reading: measure() }
      return cached.reading
    },
  }
}

async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

function sentenceOf({ freeBytes, state }: StorageReading, directory: string): string {
  const left = `${Math.floor(freeBytes / (1024 * 1024))} MB of disk space left in ${directory}.`
  if (state === 'FULL')
    return `${left} Changes are refused until there is more space; reading and signing in still work.`
  return `${left} Free up space soon: below 32 MB, changes are refused.`
}
