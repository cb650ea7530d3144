import { AppError } from '@tallgrass/domain'
import { ProviderUnreachable } from '../ports/payments.ts'
import { SiteHeld } from './site-held.ts'

/** The default if the provider gives no time. */
export const RETRY_AFTER_SECONDS = 10

/**
 * Runs the work, and throws NOT_READY with the sentence if the provider cannot be reached, or with the reason if
 * the site is held.
 */
export async function refuseWhenUnreachable<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    const { retryAfterSeconds = RETRY_AFTER_SECONDS } = error
    const reason = error instanceof SiteHeld ? error.message : sentence
    throw new AppError('NOT_READY', reason, { cause: error, retryAfterSeconds })
  }
}
