import type { ErrorCode } from '@tallgrass/domain'

/** The one place where a product code becomes a status: over REST by number, over tRPC by name. */
export const refusalStatuses = {
  INVALID: { http: 400, trpc: 'BAD_REQUEST' },
  UNAUTHENTICATED: { http: 401, trpc: 'UNAUTHORIZED' },
  FORBIDDEN: { http: 403, trpc: 'FORBIDDEN' },
  NOT_FOUND: { http: 404, trpc: 'NOT_FOUND' },
  CONFLICT: { http: 409, trpc: 'CONFLICT' },
  ILLEGAL_TRANSITION: { http: 409, trpc: 'CONFLICT' },
  // tRPC has no 410; the product code in `error.data` tells it from a conflict.
  GONE: { http: 410, trpc: 'CONFLICT' },
  TOO_LARGE: { http: 413, trpc: 'PAYLOAD_TOO_LARGE' },
  NOT_JSON: { http: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE' },
  RATE_LIMITED: { http: 429, trpc: 'TOO_MANY_REQUESTS' },
  NOT_READY: { http: 503, trpc: 'SERVICE_UNAVAILABLE' },
  // tRPC has no 507; the product code in `error.data` tells it from a failure.
  STORAGE_FULL: { http: 507, trpc: 'INTERNAL_SERVER_ERROR' },
  INTERNAL: { http: 500, trpc: 'INTERNAL_SERVER_ERROR' },
} as const satisfies Record<ErrorCode, { http: number; trpc: string }>

/** What a person reads when something failed that was no refusal. */
export const INTERNAL_SENTENCE = 'Something went wrong on our side. Please try again.'
