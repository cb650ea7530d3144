import type { AppRouter } from '@tallgrass/api'
import type { ErrorCode, StaleEdit } from '@tallgrass/domain'
import { TRPCClientError } from '@trpc/client'

function isTrpcError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError
}

/** The product's code of a refusal; undefined when the server could not be reached. */
export function errorCode(error: unknown): ErrorCode | undefined {
  return isTrpcError(error) ? error.data?.code : undefined
}

/** After so many seconds our server, which is away, may be asked again; undefined for every other failure. */
export function awaySeconds(error: unknown): number | undefined {
  return isTrpcError(error) && error.data?.outage ? error.data.retryAfterSeconds : undefined
}

/** The server's sentence, or the given one when it said nothing. */
export function errorText(error: unknown, fallback: string): string {
  return errorCode(error) !== undefined && error instanceof Error && error.message ? error.message : fallback
}

/** The refused fields by path, as `form.setErrors` takes them. */
export function fieldErrors(error: unknown): Record<string, string> {
  const issues = (isTrpcError(error) && error.data?.issues) || []
  return Object.fromEntries(issues.map((issue) => [issue.path, issue.message]))
}

/** Both sides of an edit that came too late; undefined for every other failure. */
export function staleEdit(error: unknown): StaleEdit | undefined {
  return isTrpcError(error) ? error.data?.details : undefined
}
