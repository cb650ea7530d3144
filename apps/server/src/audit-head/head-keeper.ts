import { setTimeout } from 'node:timers/promises'
import { type Ctx, type HeadFiles, watchAuditHead } from '@tallgrass/core'

/** At least once a minute, however long one turn takes. */
const INTERVAL_MS = 30_000

/** A process that ends does not wait for a database that is away: the next one keeps the head. */
const LAST_LIMIT_MS = 2000

export interface HeadKeeper {
  /** Signs and writes the head now, if it moved. Never throws: failures go to `warn`. */
  keep(): Promise<void>
  /** Does so from time to time, from now on. */
  start(): void
  /** Does so for the last time. */
  stop(): Promise<void>
}

/** Keeps the signed head of the audit chain in files while a process runs. */
export function headKeeper(ctx: Ctx, files: HeadFiles, warn: (sentence: string) => void): HeadKeeper {
  let timer: NodeJS.Timeout | undefined
  let lastProblem: string | undefined
  let running = Promise.resolve()

  async function tryToKeep(): Promise<void> {
    const problem = await watchAuditHead(ctx, files)
    // Once is enough for what stays as it is.
    if (problem !== undefined && problem !== lastProblem)
      warn(`The audit head could not be written: ${problem}`)
    lastProblem = problem
  }

  /** One after the other: the embedded database has one connection. */
  function keep(): Promise<void> {
    running = running.then(tryToKeep)
    return running
  }

  return {
    keep,
    start() {
      void keep()
      timer = setInterval(() => void keep(), INTERVAL_MS).unref()
    },
    async stop() {
      clearInterval(timer)
      await Promise.race([keep(), setTimeout(LAST_LIMIT_MS, undefined, { ref: false })])
    },
  }
}
