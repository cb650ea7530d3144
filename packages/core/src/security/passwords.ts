import { AppError } from '@tallgrass/domain'
import argon2 from 'argon2'
import pLimit from 'p-limit'

/** Both methods throw NOT_READY if too many callers are waiting. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes equally long without a hash, so that the time does not reveal who has an account. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

/** argon2id, 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More would occupy the whole thread pool, and each takes 19 MiB. */
const MAX_CONCURRENT = 4

/** Each takes about 50 ms, so the last one waits about two seconds on a small machine. */
const MAX_WAITING = 40
const RETRY_AFTER_SECONDS = 5

/** The hash of a random, unknown password. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,p=1,t=2$hc0g3VdrJQN1RltcgOjutg$9Zp8K3QMYWH1TXPTOftGt04QHt0NGiUB6qtKfkJ+mv4'

export function createPasswords({ maxWaiting = MAX_WAITING } = {}): Passwords {
  const limit = pLimit(MAX_CONCURRENT)
  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= MAX_CONCURRENT + maxWaiting) throw tooManySignIns()
    return limit(work)
  }
  return {
    hash: (password) => turn(() => argon2.hash(password, PARAMETERS)),
    async verify(password, hash) {
      const matches = await turn(() => argon2.verify(hash ?? DUMMY_HASH, password))
      return matches && hash !== undefined
    },
  }
}

function tooManySignIns(): AppError {
  const message = 'Too many people are signing in right now. Please try again in a few seconds.'
  return new AppError('NOT_READY', message, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
