import { constants, copyFile, mkdir, rm } from 'node:fs/promises'
import { databaseIn } from '../database-in.ts'
import { copyChanged, type KnownFile } from './copy-changed.ts'
import { copyGently } from './copy-gently.ts'

/** The pause copies what has changed since the last pass, so passes are repeated until that is little. */
const LITTLE_BYTES = 32 * 2 ** 20
const MAX_PASSES = 4

/** Statements wait for this, so it is over as soon as possible. */
const copyFast = (from: string, to: string) => copyFile(from, to, constants.COPYFILE_FICLONE)

/** Runs `work` while the database runs no statement, such as `Database.paused`. */
type Pause = <T>(work: () => Promise<T>) => Promise<T>

export interface EmbeddedCopy {
  bytes: number
  /** How long statements waited, in milliseconds. */
  pausedMs: number
}

/**
 * Copies the embedded database in the data directory `directory` to the data directory `to`, which must not
 * have one, while the database is in use. The copy is what a process that is killed during the pause leaves:
 * opening it recovers everything that was committed before. It is not synced to disk. Throws errors of the file
 * system; the copy is then useless.
 */
export async function copyEmbedded(directory: string, to: string, pause: Pause): Promise<EmbeddedCopy> {
  const [source, target] = [databaseIn(directory), databaseIn(to)]
  await mkdir(to, { recursive: true, mode: 0o700 })
  await mkdir(target, { mode: 0o700 })
  try {
    const known = new Map<string, KnownFile>()
    for (let pass = 1; pass <= MAX_PASSES; pass++) {
      const copied = await copyChanged(source, target, { known, mayVanish: true, copy: copyGently })
      if (copied <= LITTLE_BYTES) break
    }
    const pausedMs = await pause(async () => {
      const startedAt = performance.now()
      await copyChanged(source, target, { known, mayVanish: false, copy: copyFast })
      return performance.now() - startedAt
    })
    return { bytes: [...known.values()].reduce((sum, { size }) => sum + Number(size), 0), pausedMs }
  } catch (error) {
    await rm(target, { recursive: true, force: true })
    throw error
  }
}
