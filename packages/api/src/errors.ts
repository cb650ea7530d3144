import { INTERNAL_SENTENCE, invalidInput, type RefusalData, refusalStatuses } from '@tallgrass/contracts'
import { toOutageRefusal } from '@tallgrass/core'
import { AppError, type ErrorCode } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'

type TRPCCode = TRPCError['code']

/** Our messages for requests that tRPC itself refuses: its own would repeat the requested address. */
const TRANSPORT_REFUSALS: Partial<Record<TRPCCode, [ErrorCode, string]>> = {
  PARSE_ERROR: ['INVALID', 'The request is not valid JSON'],
  BAD_REQUEST: ['INVALID', 'The request could not be understood'],
  // No router has the procedure: our own refusals of this kind carry an AppError.
  NOT_FOUND: ['UPGRADE_NEEDED', 'The site has changed. Reload the page, or update the program that you use.'],
  METHOD_NOT_SUPPORTED: ['INVALID', 'This address does not support this method'],
  PAYLOAD_TOO_LARGE: ['TOO_LARGE', 'The request is too large'],
  CLIENT_CLOSED_REQUEST: ['INVALID', 'The request was canceled'],
  UNSUPPORTED_MEDIA_TYPE: ['NOT_JSON', 'Send the request as JSON'],
}

/** The caller could not be looked up, so there is no context yet; carries the request's id instead. */
export class UnknownCaller extends Error {
  readonly requestId: string

  constructor(requestId: string, options: ErrorOptions) {
    super('The caller could not be looked up', options)
    this.requestId = requestId
  }
}

/** A refusal, as both transports send it. */
export interface Refusal extends Omit<RefusalData, 'httpStatus' | 'requestId'> {
  status: number
  message: string
}

/** Converts any error into what the caller may know. Errors that are not refusals get one fixed message. */
export function toRefusal(error: unknown): Refusal {
  const cause = error instanceof TRPCError ? error.cause : error
  const refused = toAppError(cause)
  if (refused) return fromAppError(refused)
  if (error instanceof TRPCError) {
    if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) return fromAppError(invalidInput(cause))
    const [code, message] = TRANSPORT_REFUSALS[error.code] ?? []
    if (code && message) return { status: getHTTPStatusCodeFromError(error), code, message }
  }
  return { status: 500, code: 'INTERNAL', message: INTERNAL_SENTENCE }
}

/** Gives a refusal its tRPC code; other errors pass through. */
export function toTRPCError(error: TRPCError): TRPCError {
  const cause = toAppError(error.cause)
  if (!cause) return error
  return new TRPCError({ code: refusalStatuses[cause.code].trpc, message: cause.message, cause })
}

/** The refusal in an error: an AppError, an outage of the database, or a lost lock; otherwise undefined. */
function toAppError(cause: unknown): AppError | undefined {
  return cause instanceof AppError ? cause : toOutageRefusal(cause)
}

function fromAppError(error: AppError): Refusal {
  const { code, details, factors, isOutage, issues, message, retryAfterSeconds } = error
  const outage = isOutage || undefined
  const status = refusalStatuses[code].http
  return { status, code, message, issues, details, factors, retryAfterSeconds, outage }
}
