interface CircuitRules {
  /** Monotonic, in milliseconds. */
  clock: () => number
  /** The number of consecutive failures that opens it. */
  failures: number
  /** Milliseconds for which an open circuit refuses all calls. Then one call is tried. */
  pauseMs: number
}

/** Permission for one call. The caller reports the outcome once. */
export interface Passage {
  succeeded(): void
  failed(): void
  /** The call ended without a verdict on the provider. */
  ended(): void
}

type ClosedState = { is: 'closed'; failures: number }
type State = ClosedState | { is: 'open'; until: number } | { is: 'trying'; passage: object }

/**
 * A circuit breaker. While closed, it lets every call through. Repeated failures open it, and calls are
 * refused without being tried. After a pause it is half open: one call is tried and decides the next state.
 */
export function createCircuit({ clock, failures, pauseMs }: CircuitRules) {
  let state: State = { is: 'closed', failures: 0 }

  const open = (until: number) => {
    state = { is: 'open', until }
  }

  function fail(passage: object): void {
    if (state.is === 'trying') {
      if (state.passage === passage) open(clock() + pauseMs)
    } else if (state.is === 'closed') {
      state = { is: 'closed', failures: state.failures + 1 }
      if (state.failures >= failures) open(clock() + pauseMs)
    }
  }

  function pass(): Passage {
    const passage = {
      // Even a late success shows that the provider answers.
      succeeded() {
        state = { is: 'closed', failures: 0 }
      },
      failed: () => fail(passage),
      ended() {
        if (state.is === 'trying' && state.passage === passage) open(clock())
      },
    }
    return passage
  }

  return {
    isClosed: () => state.is === 'closed',
    /** The passage of a call that is made whatever the state, to find out whether the service answers again. */
    enterAnyway: pass,
    /** Returns the passage of a call, or the milliseconds until the next one may be tried. */
    enter(): Passage | { waitMs: number } {
      if (state.is === 'closed') return pass()
      if (state.is === 'trying') return { waitMs: pauseMs }
      const waitMs = state.until - clock()
      if (waitMs > 0) return { waitMs }
      const passage = pass()
      state = { is: 'trying', passage }
      return passage
    },
  }
}

export type Circuit = ReturnType<typeof createCircuit>
