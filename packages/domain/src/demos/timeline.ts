/**
 * A demo without its screen: how events and the passing of time change its state.
 * Times are milliseconds since the epoch and come from the caller; nothing here reads a clock.
 */
export interface Timeline<State, Event> {
  start(now: number): State
  /** Applies an action of the visitor. An event that makes no sense in a state leaves it unchanged. */
  on(state: State, event: Event, now: number): State
  /** When the next timed change is due; null while the demo waits for the visitor. */
  nextAt(state: State): number | null
  /** Makes the one change that is due at `at`, which `nextAt` returned. */
  step(state: State, at: number): State
}

/** Makes every change due by `now`, each at its own time, however late the caller is. */
export function advance<State, Event>(timeline: Timeline<State, Event>, state: State, now: number): State {
  let current = state
  let at = timeline.nextAt(current)
  while (at !== null && at <= now) {
    current = timeline.step(current, at)
    at = timeline.nextAt(current)
  }
  return current
}
