import { AppError } from '@tallgrass/domain'
import { ProviderUnreachable } from '../ports/payments.ts'

/** The default if the provider gives no time. */
export const RETRY_AFTER_SECONDS = 10

/** Runs the work, and throws NOT_READY with the sentence if the provider cannot be reached. */
export async function refuseWhenUnreachable<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    const { retryAfterSeconds = RETRY_AFTER_SECONDS } = error
    throw new AppError('NOT_READY', sentence, { cause: error, retryAfterSeconds })
  }
}
