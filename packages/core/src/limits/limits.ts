import { createHash } from 'node:crypto'
import type { Database } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { createAllowance } from './allowance.ts'
import { createCounter } from './counter.ts'
import { type LimitName, type LimitRule, limitRules } from './limit-rules.ts'

/** Counts uses by a key (an account, an address) in the database, so that all processes count together. */
export interface Limits {
  /** Throws RATE_LIMITED, with the seconds to wait, once the rule's points are used up. */
  take(name: LimitName, key: string): Promise<void>
  /** Gives back one use that should not count. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Resets the key. */
  forget(name: LimitName, key: string): Promise<void>
}

/** For load tests. */
export const noLimits: Limits = { async take() {}, async giveBack() {}, async forget() {} }

export function createLimits(database: Database, clock: () => Date): Limits {
  const limits = new Map<LimitName, ReturnType<typeof createLimit>>()
  const limitOf = (name: LimitName) => {
    const limit = limits.get(name) ?? createLimit(database, clock, name)
    limits.set(name, limit)
    return limit
  }
  return {
    async take(name, key) {
      const wait = await limitOf(name).take(toKey(key))
      if (wait > 0) throw tooMany(wait, limitRules[name])
    },
    giveBack: (name, key) => limitOf(name).giveBack(toKey(key), 1),
    forget: (name, key) => limitOf(name).forget(toKey(key)),
  }
}

function createLimit(database: Database, clock: () => Date, name: LimitName) {
  const rule: LimitRule = limitRules[name]
  const { draw, forget, giveBack } = createCounter(database, clock, { ...rule, name })
  const take = rule.drawn
    ? createAllowance(draw, rule.drawn, () => clock().getTime())
    : async (key: string) => (await draw(key, 1)).wait
  return { take, giveBack, forget }
}

/** Hashed, so that the table does not reveal who tried to sign in. */
function toKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

function tooMany(milliseconds: number, { refusal = 'Too many attempts.' }: LimitRule): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new AppError('RATE_LIMITED', `${refusal} Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  })
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
