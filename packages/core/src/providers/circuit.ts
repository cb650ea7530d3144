interface CircuitRules {
  /** Milliseconds that only ever grow. */
  clock: () => number
  /** So many failures one after the other open it. */
  failures: number
  /** Milliseconds for which an open one lets nobody through; then one call tries. */
  pauseMs: number
}

/** The way of one call: it says once how that ended. */
export interface Passage {
  succeeded(): void
  failed(): void
  /** Nothing is known of the other side. */
  ended(): void
}

type Closed = { is: 'closed'; failures: number }
type State = Closed | { is: 'open'; until: number } | { is: 'trying'; passage: object }

/**
 * A circuit breaker. Closed, it lets every call through; repeated failures open it, and then calls are refused at once;
 * after a pause it is half open: one call tries, and decides for all.
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
      // However late: it answers.
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
    /** The passage of a call, or the milliseconds after which another may be let through. */
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
