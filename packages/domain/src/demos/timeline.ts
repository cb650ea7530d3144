/**
 * A demo without its screen: what the visitor and what time do to its state.
 * Instants are milliseconds since the epoch and come from whoever drives it; nothing here reads a clock.
 */
export interface Timeline<State, Event> {
  start(now: number): State
  /** What the visitor did. An event that makes no sense in a state leaves it as it is. */
  on(state: State, event: Event, now: number): State
  /** When time alone changes something next; null while everything waits for the visitor. */
  nextAt(state: State): number | null
  /** The one change that is due at `at`, the answer of `nextAt`. */
  step(state: State, at: number): State
}

/** Everything that has happened by `now`, each change at its own instant, however late the caller is. */
export function advance<State, Event>(timeline: Timeline<State, Event>, state: State, now: number): State {
  let current = state
  let at = timeline.nextAt(current)
  while (at !== null && at <= now) {
    current = timeline.step(current, at)
    at = timeline.nextAt(current)
  }
  return current
}
