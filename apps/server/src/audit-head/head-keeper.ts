import { setTimeout } from 'node:timers/promises'
import { type Ctx, type HeadFiles, watchAuditHead } from '@tallgrass/core'

/** Keeps the head at least once a minute, even if one run takes long. */
const INTERVAL_MS = 30_000

/** A shutdown does not wait for an unavailable database: the next process keeps the head. */
const MAX_LAST_WRITE_MS = 2000

export interface HeadKeeper {
  /** Signs and writes the head now, if it moved. Never throws: failures go to `warn`. */
  keep(): Promise<void>
  /** Keeps the head now and at regular intervals. */
  start(): void
  /** Keeps the head one last time. */
  stop(): Promise<void>
}

/** Keeps the signed head of the audit chain in files while a process runs. */
export function headKeeper(ctx: Ctx, files: HeadFiles, warn: (sentence: string) => void): HeadKeeper {
  let timer: NodeJS.Timeout | undefined
  let lastProblem: string | undefined
  let running = Promise.resolve()

  async function tryToKeep(): Promise<void> {
    const problem = await watchAuditHead(ctx, files)
    // An unchanged problem is reported only once.
    if (problem !== undefined && problem !== lastProblem)
      warn(`The audit head could not be written: ${problem}`)
    lastProblem = problem
  }

  /** One run at a time: the embedded database has one connection. */
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
      await Promise.race([keep(), setTimeout(MAX_LAST_WRITE_MS, undefined, { ref: false })])
    },
  }
}
