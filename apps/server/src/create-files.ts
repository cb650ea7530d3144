import { clamdScanner, fileReader, localFiles, s3Files, zipArchiver } from '@tallgrass/adapters'
import type { Files } from '@tallgrass/core'
import type { Env } from './env.ts'

/** Longer than a request keeps a file without receiving anything. */
const LOCK_WAIT_MS = 8000

export function createFiles({ files }: Env, warn: (sentence: string) => void): Files {
  const { limits, place, scanner } = files
  return {
    place: place.kind === 'folder' ? localFiles(place) : s3Files({ ...place, warn }),
    reader: fileReader,
    archiver: zipArchiver,
    scanner: scanner && clamdScanner({ address: scanner, warn }),
    limits,
    lockWaitMs: LOCK_WAIT_MS,
  }
}
