import type { Database } from '@tallgrass/db'
import { createCounter } from './counter.ts'

const DAY_SECONDS = 24 * 3600
const KEY = 'all'

/**
 * The tokens of a language model, counted for 24 hours from the first use, in the database, for all processes
 * together.
 */
export function createTokenBudget(database: Database, clock: () => Date, perDay: number) {
  const counter = createCounter(database, clock, { name: 'llmTokens', points: perDay, seconds: DAY_SECONDS })
  return {
    /** Reserves tokens. Returns false if not enough are left. */
    async reserve(tokens: number): Promise<boolean> {
      const { wait } = await counter.draw(KEY, tokens)
      if (wait > 0) await counter.giveBack(KEY, tokens)
      return wait === 0
    },
    /** Replaces a reservation with the actual usage. */
    async settle(reserved: number, used: number): Promise<void> {
      if (used < reserved) await counter.giveBack(KEY, reserved - used)
      if (used > reserved) await counter.draw(KEY, used - reserved)
    },
  }
}
