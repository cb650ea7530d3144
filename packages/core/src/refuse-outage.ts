import { isLostToAnother, type Outage, outageOf } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { SiteHeld } from './providers/site-held.ts'
import { STORAGE_FULL_SENTENCE } from './storage/storage.ts'

const REFUSALS: Record<Exclude<Outage, 'DISK_FULL'>, { sentence: string; retryAfterSeconds: number }> = {
  UNREACHABLE: {
    sentence: 'The service is unavailable right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
  BUSY: {
    sentence: 'The service is very busy right now. Please try again in a moment.',
    retryAfterSeconds: 2,
  },
  UNKNOWN: {
    sentence:
      'The connection to the database was lost. Your change may have been saved: please check before you try again.',
    retryAfterSeconds: 5,
  },
}

const OVERTAKEN = 'Someone else is changing the same records right now. Please try again.'

/**
 * The refusal for a temporary failure of the database, for a transaction that gave way to another one, and for a call
 * that must not leave a held site; undefined for any other error.
 */
export function toOutageRefusal(error: unknown): AppError | undefined {
  if (error instanceof SiteHeld) {
    const { message, retryAfterSeconds = 0 } = error
    return new AppError('NOT_READY', message, { cause: error, retryAfterSeconds })
  }
  if (isLostToAnother(error)) return new AppError('CONFLICT', OVERTAKEN, { cause: error })
  const outage = outageOf(error)
  if (!outage) return undefined
  if (outage === 'DISK_FULL') return new AppError('STORAGE_FULL', STORAGE_FULL_SENTENCE, { cause: error })
  const { retryAfterSeconds, sentence } = REFUSALS[outage]
  return new AppError('NOT_READY', sentence, { cause: error, retryAfterSeconds, isOutage: true })
}
