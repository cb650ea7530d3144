import { ProviderNotYet, ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'

const REFUSED_US = new Set([401, 402, 403])
const BUSY = new Set([408, 429])

/** Translates a failed request. The SDK's error is only the cause, because its message may repeat the question. */
export function toProviderError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  // The server did answer, but not in the requested format.
  if (cause.name === 'AI_NoObjectGeneratedError')
    return new ProviderNotYet('It gave an invalid answer', { cause })
  const status = 'statusCode' in cause && typeof cause.statusCode === 'number' ? cause.statusCode : null
  if (status === null) return new ProviderUnreachable('The language model did not respond', { cause })
  const words = `The language model responded with status ${status}`
  if (REFUSED_US.has(status)) return new ProviderRefusedUs(words, { cause })
  return status >= 500 || BUSY.has(status) ? new ProviderUnreachable(words, { cause }) : cause
}
