import type { TallgrassRouter } from '@tallgrass/client'
import { INTERNAL_SENTENCE, invalidInput, refusalStatuses } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { type inferRouterError, TRPCError, type TRPCErrorShape } from '@trpc/server'
import { z } from 'zod'

/** What tRPC makes of a refusal. */
export function toRefusal(error: unknown): TRPCError | undefined {
  if (!(error instanceof AppError)) return undefined
  return new TRPCError({ code: refusalStatuses[error.code].trpc, message: error.message, cause: error })
}

/** The refusal in an error; any other error becomes the sentence for internal ones. */
export function refusalIn(error: unknown): AppError {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof AppError) return cause
  const isInput = error instanceof TRPCError && error.code === 'BAD_REQUEST'
  if (isInput && cause instanceof z.ZodError) return invalidInput(cause)
  return new AppError('INTERNAL', INTERNAL_SENTENCE)
}

/** A refusal in the format of the API's error formatter. */
export function formatError({
  error,
  shape,
}: {
  error: TRPCError
  shape: TRPCErrorShape
}): inferRouterError<TallgrassRouter> {
  const { code, details, factors, isOutage, issues, message, retryAfterSeconds } = refusalIn(error)
  const outage = isOutage || undefined
  const httpStatus = refusalStatuses[code].http
  return {
    code: shape.code,
    message,
    data: { code, httpStatus, issues, details, factors, retryAfterSeconds, outage, requestId: undefined },
  }
}
