import type { Database } from '@tallgrass/db'
import { createCounter } from './counter.ts'

const DAY_SECONDS = 24 * 3600
const KEY = 'all'

/** Tokens of a language model, counted in the database for 24 hours from the first, by all processes together. */
export function createTokenBudget(database: Database, clock: () => Date, perDay: number) {
  const counter = createCounter(database, clock, { name: 'llmTokens', points: perDay, seconds: DAY_SECONDS })
  return {
    /** Sets tokens aside; false when so many are not left. */
    async reserve(tokens: number): Promise<boolean> {
      const { wait } = await counter.draw(KEY, tokens)
      if (wait > 0) await counter.giveBack(KEY, tokens)
      return wait === 0
    },
    /** Corrects what was set aside by what was used. */
    async settle(reserved: number, used: number): Promise<void> {
      if (used < reserved) await counter.giveBack(KEY, reserved - used)
      if (used > reserved) await counter.draw(KEY, used - reserved)
    },
  }
}
