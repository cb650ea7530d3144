import type { Database } from '@tallgrass/db'
import { DAY_S } from '@tallgrass/domain'
import { createCounter } from './counter.ts'

const KEY = 'all'

/**
 * The tokens of a language model, counted for 24 hours from the first use, in the database, for all processes
 * together.
 */
export function createTokenBudget(database: Database, clock: () => Date, perDay: number) {
  const counter = createCounter(database, clock, { name: 'llmTokens', points: perDay, seconds: DAY_S })
  return {
    /** Reserves tokens. Returns false if not enough are left. */
    async reserve(tokens: number): Promise<boolean> {
      const { wait } = await counter.draw(KEY, tokens)
      if (wait > 0) await counter.giveBack(KEY, tokens)
      return wait === 0
    },
    /** Replaces a reservation with the actual usage. */
    async correct(reserved: number, used: number): Promise<void> {
      if (used < reserved) await counter.giveBack(KEY, reserved - used)
      if (used > reserved) await counter.draw(KEY, used - reserved)
    },
  }
}
