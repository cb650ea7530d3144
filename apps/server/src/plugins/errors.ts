import { type Refusal, toRefusal } from '@tallgrass/api'
import { AppError, type ErrorCode } from '@tallgrass/domain'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logOutage } from './log-outage.ts'
import { findPlace, sendRefusalPage } from './refusal-page.ts'

/** Refusals by the web server itself: status, code and message. */
const SERVER_REFUSALS: Record<number, [ErrorCode, string]> = {
  400: ['INVALID', 'The request could not be understood'],
  404: ['NOT_FOUND', 'There is nothing at this address'],
  413: ['TOO_LARGE', 'The request is too large'],
  414: ['TOO_LARGE', 'The address is too long'],
  415: ['NOT_JSON', 'Send the request as JSON'],
}

/** Sends failures of documented paths as `{ error, code, issues?, details?, factors?, outage? }`, never with a stack. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, _request, reply) => sendError(reply, withOwnMessage(error)))
}

/** For URLs that the router cannot parse: no hook or error handler runs for them. */
export function refuseAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendError(reply.header('x-content-type-options', 'nosniff'), withOwnMessage(error))
}

function withOwnMessage(error: FastifyError): Error {
  if (error instanceof AppError) return error
  const [code, message] = SERVER_REFUSALS[error.statusCode ?? 0] ?? []
  return code && message ? new AppError(code, message, { cause: error }) : error
}

export function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = toRefusal(error)
  if (refusal.code === 'INTERNAL') reply.log.error({ err: error }, 'Request failed')
  else logOutage(reply.request, error)
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  reply.code(refusal.status)
  const place = findPlace(reply.request)
  return place
    ? sendRefusalPage(reply, refusal.message, place)
    : reply.send(toBody(refusal, reply.request.id))
}

function toBody({ code, details, factors, issues, message, outage }: Refusal, requestId: string) {
  if (code === 'INTERNAL') return { error: message, code, requestId }
  return {
    error: message,
    code,
    ...(issues && { issues }),
    ...(details && { details }),
    ...(factors && { factors }),
    ...(outage && { outage }),
  }
}
