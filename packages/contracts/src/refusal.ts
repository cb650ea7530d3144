import type { ErrorCode, FactorKind, Issue, StaleEdit } from '@tallgrass/domain'

/** The only place that maps an error code to a status: a number for REST, a name for tRPC. */
export const refusalStatuses = {
  INVALID: { http: 400, trpc: 'BAD_REQUEST' },
  UNAUTHENTICATED: { http: 401, trpc: 'UNAUTHORIZED' },
  SECOND_FACTOR_NEEDED: { http: 401, trpc: 'UNAUTHORIZED' },
  FORBIDDEN: { http: 403, trpc: 'FORBIDDEN' },
  PROOF_NEEDED: { http: 403, trpc: 'FORBIDDEN' },
  NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  // A procedure that does not exist, unlike a record.
  UPGRADE_NEEDED: { http: 404, trpc: 'NOT_FOUND' },
  METHOD_NOT_ALLOWED: { http: 405, trpc: 'METHOD_NOT_SUPPORTED' },
  CONFLICT: { http: 409, trpc: 'CONFLICT' },
  ILLEGAL_TRANSITION: { http: 409, trpc: 'CONFLICT' },
  // tRPC has no 410. Clients distinguish it from a conflict by the product code in `error.data`.
  GONE: { http: 410, trpc: 'CONFLICT' },
  TOO_LARGE: { http: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  NOT_JSON: { http: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  RATE_LIMITED: { http: 429, trpc: 'TOO_MANY_REQUESTS' },
  NOT_READY: { http: 503, trpc: 'SERVICE_UNAVAILABLE' },
  // tRPC has no 507. Clients distinguish it from an internal error by the product code in `error.data`.
  STORAGE_FULL: { http: 507, trpc: 'INTERNAL_SERVER_ERROR' },
  INTERNAL: { http: 500, trpc: 'INTERNAL_SERVER_ERROR' },
} as const satisfies Record<ErrorCode, { http: number; trpc: string }>

/** The message for unexpected errors, which are not refusals. */
export const INTERNAL_SENTENCE = 'Something went wrong on our side. Please try again.'

/** What a tRPC client learns of a refusal beside its message. */
export interface RefusalData {
  /** The product's code: what to decide by. */
  code: ErrorCode
  httpStatus: number
  /** The fields of the input that were refused. */
  issues?: Issue[] | undefined
  /** Both sides of a stale edit. */
  details?: StaleEdit | undefined
  /** What someone has beside their password. */
  factors?: FactorKind[] | undefined
  /** Whole seconds until a retry makes sense. */
  retryAfterSeconds?: number | undefined
  /** Set if the site's own database is down. */
  outage?: true | undefined
  /** Of an internal error: what the log calls the request. */
  requestId?: string | null | undefined
}
