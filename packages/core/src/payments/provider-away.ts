import { AppError } from '@tallgrass/domain'
import { ProviderUnreachable } from '../ports/payments.ts'

/** Says so in a sentence when the provider does not answer. Throws NOT_READY. */
export async function sayingWhenAway<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    throw new AppError('NOT_READY', sentence, { cause: error })
  }
}
