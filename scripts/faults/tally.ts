import { performance } from 'node:perf_hooks'

/** Counts what a load asked of a site, and how long it got nothing. */
export interface Tally {
  answered(): void
  /** `reason`: a status with the product's code, or the code of a connection error. */
  failed(reason: string): void
  /** A refusal that should not be: as if the person had done something wrong. */
  refused(sentence: string): void
  /** Marks the end of the fault, from which the site has to become well again. */
  faultEnds(): void
  figures(): Figures
}

export interface Figures {
  requests: number
  failed: number
  /** The number of failed requests by reason. */
  failures: Record<string, number>
  /** Without ids, each once. */
  refusals: string[]
  /** The longest time in which no request succeeded. */
  longestGapMs: number
  /** From the end of the fault until the last request that failed; 0 if none failed after it. */
  wellAfterMs: number
}

const IDS = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

export function createTally(): Tally {
  const failures: Record<string, number> = {}
  const refusals = new Set<string>()
  let [answers, failed, longestGapMs, lastFailureAt] = [0, 0, 0, 0]
  let lastAnswerAt = performance.now()
  let faultEndedAt = Number.POSITIVE_INFINITY
  return {
    answered() {
      const now = performance.now()
      longestGapMs = Math.max(longestGapMs, now - lastAnswerAt)
      lastAnswerAt = now
      answers++
    },
    failed(reason) {
      failures[reason] = (failures[reason] ?? 0) + 1
      lastFailureAt = performance.now()
      failed++
    },
    refused: (sentence) => void refusals.add(sentence.replaceAll(IDS, '…')),
    faultEnds() {
      faultEndedAt = performance.now()
    },
    figures: () => ({
      requests: answers + failed,
      failed,
      failures,
      refusals: [...refusals],
      longestGapMs,
      wellAfterMs: Math.max(0, lastFailureAt - faultEndedAt),
    }),
  }
}
