import { rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = 'backup-work'

function scratchIn(dataDirectory: string): string {
  return join(dataDirectory, NAME)
}

/**
 * Runs `work` with an empty folder on the disk of the data directory, and removes it afterward. Only one backup is made
 * at a time, so what is in it was left by a process that was killed.
 */
export async function withScratch<T>(
  dataDirectory: string,
  work: (scratch: string) => Promise<T>,
): Promise<T> {
  const scratch = scratchIn(dataDirectory)
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { mode: 0o700 })
  try {
    return await work(scratch)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** For a process that has the data directory to itself. */
export function removeScratch(dataDirectory: string): void {
  rmSync(scratchIn(dataDirectory), { recursive: true, force: true })
}
