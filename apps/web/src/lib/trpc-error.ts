import type { AppRouter } from '@tallgrass/api'
import type { ErrorCode, FactorKind, StaleEdit } from '@tallgrass/domain'
import { TRPCClientError } from '@trpc/client'

function isTrpcError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError
}

/** The product's error code; undefined if the server could not be reached. */
export function errorCode(error: unknown): ErrorCode | undefined {
  return isTrpcError(error) ? error.data?.code : undefined
}

/** During an outage, the number of seconds after which to retry; undefined for every other failure. */
export function outageRetrySeconds(error: unknown): number | undefined {
  return isTrpcError(error) && error.data?.outage ? error.data.retryAfterSeconds : undefined
}

/** The server's message, or `fallback` if it sent none. */
export function errorText(error: unknown, fallback: string): string {
  return errorCode(error) !== undefined && error instanceof Error && error.message ? error.message : fallback
}

/** The messages of invalid fields by path, for `form.setErrors`. */
export function fieldErrors(error: unknown): Record<string, string> {
  const issues = (isTrpcError(error) && error.data?.issues) || []
  return Object.fromEntries(issues.map((issue) => [issue.path, issue.message]))
}

/** Both sides of a stale edit; undefined for every other failure. */
export function staleEdit(error: unknown): StaleEdit | undefined {
  return isTrpcError(error) ? error.data?.details : undefined
}

/** What someone has beside their password, after a right one; undefined for every other failure. */
export function askedFactors(error: unknown): FactorKind[] | undefined {
  return isTrpcError(error) ? error.data?.factors : undefined
}
