import { AppError, ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'
import { z } from 'zod'

/** BoldSign answered, and does not do it. */
class BoldSignRefusal extends AppError {
  readonly status: number

  constructor(status: number, words: string) {
    super('CONFLICT', `The e-signature service refused: ${words}`)
    this.status = status
  }
}

/** What BoldSign answers, as it should look. Throws ProviderUnreachable where nothing is known of the outcome. */
export async function askBoldSign<T>(shape: z.ZodType<T>, ask: () => Promise<unknown>): Promise<T> {
  const answer = await ask().catch((error: unknown) => {
    throw inOurWords(error)
  })
  const read = shape.safeParse(answer)
  if (read.success) return read.data
  throw new ProviderUnreachable('BoldSign sent an unreadable response', { cause: read.error })
}

/**
 * Whether it knows no such document: it says so in these words, also for some seconds after it has taken one, while it
 * prepares it.
 */
export function isUnknown(error: unknown): boolean {
  if (!(error instanceof BoldSignRefusal)) return false
  return error.status === 404 || (error.status === 403 && /invalid document id/i.test(error.message))
}

const answered = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) })
const explained = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z
    .object({ errors: z.record(z.string(), z.array(z.string())) })
    .transform(({ errors }) => Object.values(errors).flat().join(' ')),
])

/** Nothing of the error itself is kept: it holds the request, and with it the key. */
function inOurWords(error: unknown): Error {
  const read = answered.safeParse(error)
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
  return new BoldSignRefusal(status, explained.safeParse(toJson(data)).data ?? `status ${status}`)
}

/** Where a file was asked for, a refusal comes as bytes. */
function toJson(data: unknown): unknown {
  if (!(data instanceof Uint8Array)) return data
  try {
    return JSON.parse(Buffer.from(data).toString())
  } catch {
    return undefined
  }
}
