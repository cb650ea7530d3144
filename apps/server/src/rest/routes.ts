import { appRouter } from '@tallgrass/api'
import { fieldsInPath, inputReader } from '@tallgrass/api/paths/read-input.ts'
import type { Row } from '@tallgrass/api/paths/row.ts'
import { rows } from '@tallgrass/api/paths/rows.ts'
import type { Services } from '@tallgrass/core'
import { AppError } from '@tallgrass/domain'
import { callTRPCProcedure, TRPCError } from '@trpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendError } from '../plugins/errors.ts'
import { readJson } from '../plugins/json-body.ts'
import { createRequestCtx } from '../plugins/request-ctx.ts'
import { definitionOf } from './definition-of.ts'

/** Adds a route for each row: path, query and body form the input of its procedure; its output is the response. */
export function addRestRoutes(app: FastifyInstance, services: Services): void {
  for (const row of rows) addRoute(app, services, row)
}

interface Address {
  Params: Record<string, string>
  Querystring: Record<string, unknown>
}

function addRoute(app: FastifyInstance, services: Services, row: Row): void {
  const { inputs, type } = definitionOf(row.procedure)
  const [contract] = inputs
  const readInput = inputReader(row, contract)
  const toInput = ({ body, headers, params, query }: FastifyRequest<Address>) =>
    readInput({ params, query, body: readJson(body), ifMatch: headers['if-match'] })
  app.route<Address>({
    method: row.method,
    url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      try {
        // Without an input schema, nothing else would check the body.
        if (!contract) toInput(request)
        const ctx = await createRequestCtx(services, request, reply, { scope: 'OF_PROCEDURE' })
        const output = await callTRPCProcedure({
          router: appRouter,
          path: row.procedure,
          type,
          ctx,
          getRawInput: async () => toInput(request),
          signal: request.signal,
          batchIndex: 0,
        })
        const { body, headers = {} } = row.toAnswer(output, request.url)
        return reply.code(row.status).headers(headers).send(body)
      } catch (error) {
        return sendError(reply, asUnknownAddress(error, row) ?? error)
      }
    },
  })
}

/** A malformed id in the path is refused like an unknown one. */
function asUnknownAddress(error: unknown, row: Row): AppError | undefined {
  if (!(error instanceof TRPCError && error.cause instanceof z.ZodError)) return undefined
  const inPath = fieldsInPath(row)
  const issue = error.cause.issues.find(
    (each) =>
      each.path.length === 1 &&
      inPath.includes(String(each.path[0])) &&
      (row.isStrict || (each.code === 'invalid_format' && each.format === 'uuid')),
  )
  return issue && new AppError('NOT_FOUND', issue.message, { cause: error })
}
