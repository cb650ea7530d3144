import type { Database } from '@tallgrass/db'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

const DAY_SECONDS = 24 * 3600
const KEY = 'all'

/** Tokens of a language model, counted in the database for 24 hours from the first, by all processes together. */
export function createTokenBudget(database: Database, perDay: number) {
  const store = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: 'llmTokens',
    points: perDay,
    duration: DAY_SECONDS,
  })
  return {
    /** Sets tokens aside; false when so many are not left. */
    async reserve(tokens: number): Promise<boolean> {
      try {
        await store.consume(KEY, tokens)
        return true
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        await store.reward(KEY, tokens)
        return false
      }
    },
    /** Corrects what was set aside by what was used. */
    async settle(reserved: number, used: number): Promise<void> {
      if (used < reserved) await store.reward(KEY, reserved - used)
      if (used > reserved) await store.penalty(KEY, used - reserved)
    },
  }
}
