import type { CheckoutOutcome } from '@tallgrass/contracts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const SOON_MS = 2 * SECOND_MS
const LATER_MS = 10 * SECOND_MS
/** Confirmations usually arrive within this time. */
const USUAL_MS = 30 * SECOND_MS

/** Milliseconds until the next poll, or false if the outcome is final. */
export function pauseBeforeAsking(outcome: CheckoutOutcome | undefined, waitedMs: number) {
  if (outcome && outcome.state !== 'pending') return false
  return waitedMs < USUAL_MS ? SOON_MS : LATER_MS
}

/** True once the payer needs an explanation for the wait. */
export function isLongWait(waitedMs: number) {
  return waitedMs >= MINUTE_MS
}
