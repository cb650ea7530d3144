import { endStreamsOfEndedSessions, type Services } from '@tallgrass/core'

const CHECK_INTERVAL_MS = 20_000

/** Tells open screens what any process changes. Returns the end of it. */
export function followDatabase(services: Services): () => void {
  const { changes } = services
  void changes.start()
  const timer = setInterval(() => {
    changes.advance()
    // After an outage, the next check ends them.
    endStreamsOfEndedSessions(changes, services).catch(() => {})
  }, CHECK_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
