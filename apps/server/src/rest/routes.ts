import { appRouter } from '@tallgrass/api'
import type { Services } from '@tallgrass/core'
import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendError } from '../plugins/errors.ts'
import { readJson } from '../plugins/json-body.ts'
import { createRequestCtx } from '../plugins/request-ctx.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'
import { rows } from './rows.ts'
import { definitionOf, type Row } from './table.ts'

/** Adds a route for each row: path, query and body form the input of its procedure; its output is the response. */
export function addRestRoutes(app: FastifyInstance, services: Services): void {
  for (const row of rows) addRoute(app, services, row)
}

function addRoute(app: FastifyInstance, services: Services, row: Row): void {
  const { inputs, type } = definitionOf(row.procedure)
  const [schema] = inputs
  let fields: Record<string, JsonSchema> | undefined
  // Built on the first request, to keep start-up fast.
  const readFields = () => {
    fields ??= (schema && toJsonSchema(schema, 'input').properties) ?? {}
    return fields
  }
  app.route({
    method: row.method,
    url: row.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      try {
        // Without an input schema, nothing else would check the body.
        if (!schema) readJson(request.body)
        const ctx = await createRequestCtx(services, request, reply)
        const output = await callTRPCProcedure({
          router: appRouter,
          path: row.procedure,
          type,
          ctx,
          getRawInput: async () => toInput(request, row, readFields()),
          signal: request.signal,
          batchIndex: 0,
        })
        const { body, headers = {} } = row.toAnswer(output, request.url)
        return reply.headers(headers).send(body)
      } catch (error) {
        return sendError(reply, error)
      }
    },
  })
}

function toInput(request: FastifyRequest, row: Row, fields: Record<string, JsonSchema>): unknown {
  const body = readJson(request.body)
  const hasBody = row.method === 'POST' || row.method === 'PUT'
  if (hasBody && body !== undefined && !isRecord(body)) return body
  const given = hasBody && isRecord(body) ? body : readTexts(request.query, fields)
  const seen = row.method === 'PUT' && 'version' in fields ? versionSeen(request) : {}
  return { ...row.defaults, ...given, ...row.fixed, ...seen, ...readTexts(request.params, fields) }
}

/** The version from If-Match, as sent in ETag; proxies may have weakened it (`W/`). `*` matches every version. */
function versionSeen({ headers }: FastifyRequest): { version?: unknown } {
  const tag = headers['if-match']
  if (tag === undefined || tag === '*') return {}
  return { version: toNumber(tag.replace(/^(?:W\/)?"(.*)"$/, '$1')) }
}

/** Values in a URL are text; converts them to numbers where the input expects a number. */
function readTexts(texts: unknown, fields: Record<string, JsonSchema>): Record<string, unknown> {
  if (!isRecord(texts)) return {}
  const read = ([name, text]: [string, unknown]) => [name, isNumeric(fields[name]) ? toNumber(text) : text]
  return Object.fromEntries(Object.entries(texts).map(read))
}

function isNumeric(schema: JsonSchema | undefined): boolean {
  return schema?.type === 'integer' || schema?.type === 'number'
}

function toNumber(text: unknown): unknown {
  const value = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
