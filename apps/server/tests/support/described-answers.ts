import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
  components: { responses: Record<string, Answer> }
}

interface Answer {
  $ref?: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema: object }>
}

/** Paths that the document omits: the document itself and its pages. */
const UNDESCRIBED = new Set(['/api/openapi.json', '/api/docs', '/api/docs/:page'])

const file = new URL('../../openapi.json', import.meta.url)
const document = JSON.parse(readFileSync(file, 'utf8')) as Document
const ajv = new Ajv2020({ strict: false, allErrors: true, schemas: [{ ...document, $id: 'api' }] })
addFormats.default(ajv)
const validators = new Map<string, ValidateFunction>()

/** Compares every API response with the document: status, media type, and JSON schema. Returns a list that fills with problems. */
export function holdToDocument(app: FastifyInstance): string[] {
  const problems: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url?.startsWith('/api/')) {
      const found = problemWith(request, reply, typeof payload === 'string' ? payload : undefined)
      if (found) problems.push(`${request.method} ${request.url} ${reply.statusCode}: ${found}`)
    }
    return payload
  })
  return problems
}

function problemWith(
  { headers: asked, method, routeOptions }: FastifyRequest,
  reply: FastifyReply,
  payload: string | undefined,
): string | undefined {
  const url = routeOptions.url ?? ''
  if (UNDESCRIBED.has(url) || method === 'HEAD') return undefined
  // A person who opens a file gets a page; the document is for programs.
  if (['document', 'iframe'].includes(String(asked['sec-fetch-dest']))) return undefined
  const path = pathOf(url)
  const operation = path && document.paths[path]?.[method.toLowerCase()]
  if (!path || !operation) return 'the path is not described'
  const described = operation.responses[reply.statusCode]
  if (!described) return 'the status is not described'
  const { $ref, content, headers } = described
  const shared = $ref?.split('/').at(-1)
  const answer = shared ? document.components.responses[shared] : { content, headers }
  const type = String(reply.getHeader('content-type') ?? '')
  const media = Object.keys(answer?.content ?? {})[0] ?? ''
  if (media !== '*/*' && !type.startsWith(media)) return `its type is ${type}`
  if (media !== 'application/json' || payload === undefined) return undefined
  const place = shared
    ? `components/responses/${shared}`
    : `paths/${asPointer(path)}/${method.toLowerCase()}/responses/${reply.statusCode}`
  return mismatch(place, JSON.parse(payload))
}

/** Parameter names may differ between a route and the document. */
function pathOf(url: string): string | undefined {
  const form = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '{}')
  return Object.keys(document.paths).find((path) => form(path) === form(url))
}

function mismatch(place: string, value: unknown): string | undefined {
  const pointer = `api#/${place}/content/application~1json/schema`
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: encodeURI(pointer) })
  validators.set(pointer, validate)
  if (validate(value)) return undefined
  return `${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 500)}`
}

function asPointer(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1')
}
