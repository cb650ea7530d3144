import type { LiveMessage } from '@tallgrass/contracts'

const KEPT_MS = 60_000
const MAX_KEPT = 500

/** The latest messages, for tabs that open. */
export function recentMessages() {
  let kept: { at: number; message: LiveMessage }[] = []
  /** Since when nothing is missing. */
  let since = Number.POSITIVE_INFINITY

  return {
    add(message: LiveMessage, at = Date.now()) {
      if (message.reload || since === Number.POSITIVE_INFINITY) {
        kept = []
        since = at
      }
      kept.push({ at, message })
      const first = kept.findIndex((one, index) => one.at >= at - KEPT_MS && index >= kept.length - MAX_KEPT)
      if (first <= 0) return
      kept = kept.slice(first)
      since = kept[0]?.at ?? at
    },
    /** What a tab has missed whose data is from that time. */
    from(from: number): LiveMessage {
      if (from < since) return { changes: [], reload: true }
      return {
        changes: kept.filter(({ at }) => at >= from).flatMap(({ message }) => message.changes),
        reload: false,
      }
    },
  }
}
