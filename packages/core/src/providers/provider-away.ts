import { AppError } from '@tallgrass/domain'
import { ProviderUnreachable } from '../ports/payments.ts'

/** Where nothing better is known. */
export const RETRY_AFTER_SECONDS = 10

/** Says so in a sentence when the provider does not answer. Throws NOT_READY. */
export async function sayingWhenAway<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    const { retryAfterSeconds = RETRY_AFTER_SECONDS } = error
    throw new AppError('NOT_READY', sentence, { cause: error, retryAfterSeconds })
  }
}
