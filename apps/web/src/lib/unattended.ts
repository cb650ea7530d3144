import type { Operation } from '@trpc/client'

/** For calls that no hand caused. */
export const unattended = { context: { unattended: true } }

let isRefetch = (_call: Operation) => false

/** Called by what makes queries again on its own, which only open portals load: `recognize` is true for their calls. */
export function recognizeRefetches(recognize: typeof isRefetch) {
  isRefetch = recognize
}

/** True for a call that no hand caused: alone, it is no use of the session. */
export function isUnattended(call: Operation): boolean {
  return call.context.unattended === true || isRefetch(call)
}
