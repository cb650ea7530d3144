import { AppError } from '@tallgrass/domain'
import argon2 from 'argon2'
import pLimit from 'p-limit'

/** Either throws NOT_READY when too many others wait. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long without a hash as with one, so that the time does not tell who has an account. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

/** argon2id, 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More at once would take the thread pool from everything else, and 19 MiB each from the machine. */
const AT_ONCE = 4

/** Each takes some 50 ms: whoever comes last waits about two seconds on a small machine. */
const MAX_WAITING = 40
const RETRY_AFTER_SECONDS = 5

/** The hash of a random password that nobody knows. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,p=1,t=2$hc0g3VdrJQN1RltcgOjutg$9Zp8K3QMYWH1TXPTOftGt04QHt0NGiUB6qtKfkJ+mv4'

export function createPasswords({ maxWaiting = MAX_WAITING } = {}): Passwords {
  const limit = pLimit(AT_ONCE)
  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= AT_ONCE + maxWaiting) throw tooManyAtOnce()
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

function tooManyAtOnce(): AppError {
  const message = 'Too many people are signing in right now. Please try again in a few seconds.'
  return new AppError('NOT_READY', message, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
