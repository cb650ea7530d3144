import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { inSources } from './in-sources.ts'
import { traceIdOf } from './plugins/trace-id.ts'

const MAX_CAUSES = 5

export const REQUEST_ID = 'requestId'

interface Bindings {
  [REQUEST_ID]?: string
}

/** Each line of a request names it and its trace. */
export function childLoggerFactory(
  logger: FastifyBaseLogger,
  { requestId = '' }: Bindings,
  options: object,
  { headers }: IncomingMessage,
): FastifyBaseLogger {
  return logger.child({ requestId, traceId: traceIdOf(headers, requestId) }, options)
}

/** What is logged of an error and of a request: nothing that could hold a secret. */
export const serializers = {
  err: errorForLog,
  req: ({ method }: { method: string }) => ({ method }),
}

/**
 * What an error is and where it comes from. Libraries attach more, such as requests with their headers or rows of the
 * database.
 */
function errorForLog(error: Error) {
  const { message, name, stack = '' } = error
  const causes: string[] = []
  for (let { cause } = error; cause instanceof Error && causes.length < MAX_CAUSES; cause = cause.cause)
    causes.push(inSources(cause.stack ?? `${cause.name}: ${cause.message}`))
  const code = 'code' in error ? { code: error.code } : {}
  return { type: name, message, ...code, stack: inSources(stack), ...(causes.length > 0 && { causes }) }
}
