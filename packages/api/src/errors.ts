import { AppError, type ErrorCode, type Issue } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'

type TRPCCode = TRPCError['code']

/** The one place where a product code becomes a status: over REST by number, over tRPC by name. */
const STATUSES: Record<ErrorCode, { http: number; trpc: TRPCCode }> = {
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
  INTERNAL: { http: 500, trpc: 'INTERNAL_SERVER_ERROR' },
}

/** What tRPC itself refuses, in our words: its own would repeat the address that was asked for. */
const TRANSPORT_REFUSALS: Partial<Record<TRPCCode, [ErrorCode, string]>> = {
  PARSE_ERROR: ['INVALID', 'The request could not be read as JSON'],
  BAD_REQUEST: ['INVALID', 'The request could not be understood'],
  NOT_FOUND: ['NOT_FOUND', 'There is nothing at this address'],
  METHOD_NOT_SUPPORTED: ['INVALID', 'This call needs another method'],
  PAYLOAD_TOO_LARGE: ['TOO_LARGE', 'The request is too large'],
  UNSUPPORTED_MEDIA_TYPE: ['NOT_JSON', 'Send the request as JSON'],
}

/** A refusal as both transports tell it. */
export interface Refusal {
  status: number
  code: ErrorCode
  message: string
  issues?: Issue[] | undefined
  retryAfterSeconds?: number | undefined
}

/** Anything that was thrown, as the caller may know it. What is no refusal of ours becomes one fixed sentence. */
export function toRefusal(error: unknown): Refusal {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof AppError) return fromAppError(cause)
  if (error instanceof TRPCError) {
    if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) return fromZodError(cause)
    const [code, message] = TRANSPORT_REFUSALS[error.code] ?? []
    if (code && message) return { status: getHTTPStatusCodeFromError(error), code, message }
  }
  return { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' }
}

/** Gives an AppError the tRPC code that goes with it; anything else passes through. */
export function toTRPCError(error: TRPCError): TRPCError {
  const { cause } = error
  if (!(cause instanceof AppError)) return error
  return new TRPCError({ code: STATUSES[cause.code].trpc, message: cause.message, cause })
}

function fromAppError({ code, issues, message, retryAfterSeconds }: AppError): Refusal {
  return { status: STATUSES[code].http, code, message, issues, retryAfterSeconds }
}

function fromZodError(error: ZodError): Refusal {
  const issues = error.issues.map(({ message, path }) => ({ path: path.join('.'), message }))
  const [first] = issues
  return { status: 400, code: 'INVALID', message: first ? inContext(first) : 'Invalid request', issues }
}

/** The library's own sentences do not say which field they mean; ours do. */
function inContext({ message, path }: Issue): string {
  return path && /^(Invalid|Too|Unrecognized)/.test(message) ? `${path}: ${message}` : message
}
