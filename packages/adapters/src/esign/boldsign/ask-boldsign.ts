import { AppError, ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'
import { z } from 'zod'

/** BoldSign answered with a refusal. */
class BoldSignRefusal extends AppError {
  readonly status: number

  constructor(status: number, words: string) {
    super('CONFLICT', `The e-signature service refused: ${words}`)
    this.status = status
  }
}

/** BoldSign's parsed answer. Throws ProviderUnreachable if the outcome is unknown, otherwise an AppError. */
export async function askBoldSign<T>(shape: z.ZodType<T>, ask: () => Promise<unknown>): Promise<T> {
  const answer = await ask().catch((error: unknown) => {
    throw toOurError(error)
  })
  const read = shape.safeParse(answer)
  if (read.success) return read.data
  throw new ProviderUnreachable('BoldSign sent an unreadable response', { cause: read.error })
}

/**
 * True if BoldSign does not know the document. It answers the same for some seconds after it has accepted one, while it
 * is preparing it.
 */
export function isUnknown(error: unknown): boolean {
  if (!(error instanceof BoldSignRefusal)) return false
  return error.status === 404 || (error.status === 403 && /invalid document id/i.test(error.message))
}

const errorWithResponse = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) })
const errorDetails = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z
    .object({ errors: z.record(z.string(), z.array(z.string())) })
    .transform(({ errors }) => Object.values(errors).flat().join(' ')),
])

/** Does not keep the original error, because it contains the request and with it the key. */
function toOurError(error: unknown): Error {
  const read = errorWithResponse.safeParse(error)
  if (!read.success) {
    const why = error instanceof Error ? error.message : 'no reason given'
    return new ProviderUnreachable(`BoldSign did not respond: ${why}`)
  }
  const { data, status } = read.data.response
  if (status === 401) return new ProviderRefusedUs('BoldSign rejected the API key')
  if (status === 402) return new ProviderRefusedUs('The BoldSign account needs payment')
  if (status < 400 || status >= 500 || status === 408 || status === 429) {
    return new ProviderUnreachable(`BoldSign responded with status ${status}`)
  }
  return new BoldSignRefusal(status, errorDetails.safeParse(toJson(data)).data ?? `status ${status}`)
}

/** A refused request for a file is answered with bytes. */
function toJson(data: unknown): unknown {
  if (!(data instanceof Uint8Array)) return data
  try {
    return JSON.parse(Buffer.from(data).toString())
  } catch {
    return undefined
  }
}
