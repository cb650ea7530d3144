import { createHash } from 'node:crypto'
import type { Database } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { createAllowance, type Draw } from './allowance.ts'
import { type LimitName, type LimitRule, limitRules } from './limit-rules.ts'

/** Counts uses by a key (an account, an address) in the database, so that all processes count together. */
export interface Limits {
  /** Throws RATE_LIMITED, with the seconds to wait, once the rule's points are used up. */
  take(name: LimitName, key: string): Promise<void>
  /** Takes one use back: it turned out to be no failure. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Starts the key anew. */
  forget(name: LimitName, key: string): Promise<void>
}

/** For load tests. */
export const noLimits: Limits = { async take() {}, async giveBack() {}, async forget() {} }

export function createLimits(database: Database): Limits {
  const counters = new Map<LimitName, Counter>()
  const counterOf = (name: LimitName) => {
    const counter = counters.get(name) ?? createCounter(database, name)
    counters.set(name, counter)
    return counter
  }
  return {
    async take(name, key) {
      const wait = await counterOf(name).take(toKey(key))
      if (wait > 0) throw tooMany(wait)
    },
    giveBack: (name, key) => counterOf(name).giveBack(toKey(key)),
    forget: (name, key) => counterOf(name).forget(toKey(key)),
  }
}

type Counter = ReturnType<typeof createCounter>

function createCounter(database: Database, name: LimitName) {
  const rule: LimitRule = limitRules[name]
  const store = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: rule.points,
    duration: rule.seconds,
  })
  const draw = async (key: string, uses: number): Promise<Draw> => {
    try {
      return { wait: 0, windowLeft: (await store.consume(key, uses)).msBeforeNext }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { wait: refusal.msBeforeNext, windowLeft: refusal.msBeforeNext }
    }
  }
  return {
    take: rule.drawn ? createAllowance(draw, rule.drawn) : async (key: string) => (await draw(key, 1)).wait,
    giveBack: async (key: string) => void (await store.reward(key)),
    forget: async (key: string) => void (await store.delete(key)),
  }
}

/** Addresses and accounts are hashed: the table need not tell who tried to sign in. */
function toKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('RATE_LIMITED', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  })
}
