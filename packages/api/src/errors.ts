import { INTERNAL_SENTENCE, refusalStatuses } from '@tallgrass/contracts'
import { toOutageRefusal } from '@tallgrass/core'
import { AppError, type ErrorCode, type Issue, type StaleEdit } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'

type TRPCCode = TRPCError['code']

/** What tRPC itself refuses, in our words: its own would repeat the address that was asked for. */
const TRANSPORT_REFUSALS: Partial<Record<TRPCCode, [ErrorCode, string]>> = {
  PARSE_ERROR: ['INVALID', 'The request is not valid JSON'],
  BAD_REQUEST: ['INVALID', 'The request could not be understood'],
  NOT_FOUND: ['NOT_FOUND', 'There is nothing at this address'],
  METHOD_NOT_SUPPORTED: ['INVALID', 'This address does not support this method'],
  PAYLOAD_TOO_LARGE: ['TOO_LARGE', 'The request is too large'],
  CLIENT_CLOSED_REQUEST: ['INVALID', 'The request was canceled'],
  UNSUPPORTED_MEDIA_TYPE: ['NOT_JSON', 'Send the request as JSON'],
}

/** It could not be found out who asks: there is no context yet that would know the request. */
export class UnknownCaller extends Error {
  readonly requestId: string

  constructor(requestId: string, options: ErrorOptions) {
    super('The caller could not be looked up', options)
    this.requestId = requestId
  }
}

/** A refusal as both transports tell it. */
export interface Refusal {
  status: number
  code: ErrorCode
  message: string
  issues?: Issue[] | undefined
  details?: StaleEdit | undefined
  retryAfterSeconds?: number | undefined
  /** Only where our own database fails: an outside service that is away refuses with the same code. */
  outage?: true | undefined
}

/** Anything that was thrown, as the caller may know it. What is no refusal of ours becomes one fixed sentence. */
export function toRefusal(error: unknown): Refusal {
  const cause = error instanceof TRPCError ? error.cause : error
  const refused = toAppError(cause)
  if (refused) return fromAppError(refused)
  if (error instanceof TRPCError) {
    if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) return fromZodError(cause)
    const [code, message] = TRANSPORT_REFUSALS[error.code] ?? []
    if (code && message) return { status: getHTTPStatusCodeFromError(error), code, message }
  }
  return { status: 500, code: 'INTERNAL', message: INTERNAL_SENTENCE }
}

/** Gives a refusal the tRPC code that goes with it; anything else passes through. */
export function toTRPCError(error: TRPCError): TRPCError {
  const cause = toAppError(error.cause)
  if (!cause) return error
  return new TRPCError({ code: refusalStatuses[cause.code].trpc, message: cause.message, cause })
}

/** A refusal of ours, or that of a database which is away; whatever else it was that was thrown is none. */
function toAppError(cause: unknown): AppError | undefined {
  return cause instanceof AppError ? cause : toOutageRefusal(cause)
}

function fromAppError({ code, details, isOutage, issues, message, retryAfterSeconds }: AppError): Refusal {
  const outage = isOutage || undefined
  return { status: refusalStatuses[code].http, code, message, issues, details, retryAfterSeconds, outage }
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
