/** The answer of a shared counter, in milliseconds: `wait` is 0 if the uses were granted. */
export interface Draw {
  wait: number
  windowLeft: number
}

interface Stock {
  uses: number
  refused: boolean
  since: number
  until: number
}

/** Takes between two sweeps of expired stocks, because each sweep walks through all keys. */
const SWEEP_EVERY = 1000

/**
 * Grants uses drawn from a shared counter in lots. All processes together never exceed the counter's limit,
 * and a refusal is remembered until its window ends, so that a flood does not reach the database.
 * Returns the milliseconds to wait, 0 if the use is granted.
 *
 * With lots of 20, only one call in 20 asks the database first (a count, not a time:
 * `grants exactly the limit and asks the counter once per lot` in `allowance.test.ts`). Uses no library.
 */
export function createAllowance(
  draw: (key: string, uses: number) => Promise<Draw>,
  lot: number,
  now: () => number,
): (key: string) => Promise<number> {
  const stocks = new Map<string, Stock>()
  const draws = new Map<string, Promise<void>>()
  let takes = 0

  function current(key: string): Stock | undefined {
    const stock = stocks.get(key)
    const at = now()
    // A stock from the future was drawn while the clock was ahead, so the shared counter is asked again.
    return stock && stock.since <= at && at < stock.until ? stock : undefined
  }

  function sweep(): void {
    for (const key of stocks.keys()) if (!current(key)) stocks.delete(key)
  }

  /** One draw at a time per key. Otherwise a burst would draw a lot for each call and use up the limit. */
  function restock(key: string): Promise<void> {
    const running = draws.get(key)
    if (running) return running
    const started = draw(key, lot)
      .then(({ wait, windowLeft }) => {
        const since = now()
        stocks.set(key, {
          uses: wait > 0 ? 0 : lot,
          refused: wait > 0,
          since,
          until: since + windowLeft,
        })
      })
      .finally(() => draws.delete(key))
    draws.set(key, started)
    return started
  }

  return async (key) => {
    takes += 1
    if (takes % SWEEP_EVERY === 0) sweep()
    for (;;) {
      const stock = current(key)
      if (stock?.refused) return stock.until - now()
      if (stock && stock.uses > 0) {
        stock.uses -= 1
        return 0
      }
      await restock(key)
    }
  }
}
