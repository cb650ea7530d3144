/** What a shared counter answered: `wait` is 0 when the uses were granted; both in milliseconds. */
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

/** Looking for lapsed stocks at every take would cost a walk through all keys; once in this many is enough. */
const SWEEP_EVERY = 1000

/**
 * Spends uses that are drawn from a shared counter in lots. All processes together never exceed the counter's
 * limit, and a refusal is remembered until its window ends, so that a flood does not reach the database.
 * The answer is how long to wait in milliseconds, 0 when the use is granted.
 *
 * With lots of 20, one call in 20 asks the database before it begins, instead of each (a count, not a time:
 * `grants exactly the limit and asks the counter once a lot` in `allowance.test.ts`). Leans on no library.
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
    // One that was drawn later than now is of a clock that was ahead: the shared counter knows better.
    return stock && stock.since <= at && at < stock.until ? stock : undefined
  }

  function sweep(): void {
    for (const key of stocks.keys()) if (!current(key)) stocks.delete(key)
  }

  /** One draw at a time for a key: a burst that drew a lot for each of its calls would use up the limit at once. */
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
