import type { ErrorCode } from '@tallgrass/domain'
import type { Query } from '@tanstack/react-query'
import { errorCode } from '../../lib/trpc-error'
import { asRefetch } from './refetches'
import { inputOf, pathOf } from './shown-changes'

/** Failures that say nothing about what was asked for. Without a code the server could not be reached. */
const passing: readonly (ErrorCode | undefined)[] = [
  undefined,
  'INTERNAL',
  'NOT_READY',
  'RATE_LIMITED',
  'STORAGE_FULL',
]

/**
 * Makes a query again though no hand asked for it. What it shows stays if that fails for a while; resolves to false then.
 * A refusal is shown: what was on the screen may be gone, or no longer for its reader.
 */
export async function fetchUnattended(query: Query): Promise<boolean> {
  const { data, error, errorUpdateCount, errorUpdatedAt, status } = query.state
  try {
    await asRefetch(pathOf(query), inputOf(query), () => query.fetch())
    return true
  } catch (failure) {
    // It is being fetched by other means.
    if (query.state.error !== failure) return true
    if (data === undefined || !passing.includes(errorCode(failure))) return true
    query.setState({ error, errorUpdateCount, errorUpdatedAt, status, isInvalidated: true })
    return false
  }
}
