import type { CheckoutOutcome } from '@tallgrass/contracts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const SOON_MS = 2 * SECOND_MS
const LATER_MS = 10 * SECOND_MS
/** So long a confirmation may take without anything being wrong. */
const USUAL_MS = 30 * SECOND_MS

/** How long to wait before asking again, or false where nothing more will come. */
export function pauseBeforeAsking(outcome: CheckoutOutcome | undefined, waitedMs: number) {
  if (outcome && outcome.state !== 'pending') return false
  return waitedMs < USUAL_MS ? SOON_MS : LATER_MS
}

/** By now the payer wonders. */
export function isLongWait(waitedMs: number) {
  return waitedMs >= MINUTE_MS
}
