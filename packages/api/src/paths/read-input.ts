import { NO_OBJECT } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { z } from 'zod'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'
import type { Row } from './row.ts'

/** The parts of a request that form an input. */
export interface PathRequest {
  params: Record<string, string>
  query: Record<string, unknown>
  /** Parsed; undefined without one. */
  body: unknown
  ifMatch: string | undefined
}

/** Path, query and body of a row make the input of its procedure. Throws INVALID. */
export function inputReader(row: Row, contract: z.ZodType | undefined): (request: PathRequest) => unknown {
  let fields: Record<string, JsonSchema> | undefined
  return (request) => {
    // Built on the first request, to keep start-up fast.
    fields ??= (contract && toJsonSchema(contract, 'input').properties) ?? {}
    return readInput(request, row, fields)
  }
}

function readInput(
  { body, ifMatch, params, query }: PathRequest,
  row: Row,
  fields: Record<string, JsonSchema>,
) {
  const hasBody = row.method === 'POST' || row.method === 'PUT'
  if (hasBody && body !== undefined && !isRecord(body)) throw new AppError('INVALID', NO_OBJECT)
  if (row.isStrict) refuseUnknown(query, hasBody ? {} : fields)
  const given = hasBody && isRecord(body) ? body : readTexts(query, fields)
  const seen = row.method === 'PUT' && 'version' in fields ? versionSeen(ifMatch) : {}
  const named = Object.entries(params).map(([name, text]) => [row.params[name] ?? name, text])
  return { ...row.defaults, ...given, ...row.fixed, ...seen, ...readTexts(Object.fromEntries(named), fields) }
}

function refuseUnknown(query: Record<string, unknown>, fields: Record<string, JsonSchema>): void {
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(fields, name))
  const [first] = unknown
  if (first === undefined) return
  const issues = unknown.map((path) => ({ path, message: 'Unknown query parameter' }))
  throw new AppError('INVALID', `Unknown query parameter: ${first.slice(0, 100)}`, { issues })
}

/** The input fields in the path of a row. */
export function fieldsInPath(row: Row): string[] {
  return [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => row.params[name] ?? name)
}

/** The version from If-Match, as sent in ETag; proxies may have weakened it (`W/`). `*` matches every version. */
function versionSeen(tag: string | undefined): { version?: unknown } {
  if (tag === undefined || tag === '*') return {}
  return { version: toNumber(tag.replace(/^(?:W\/)?"(.*)"$/, '$1')) }
}

/** Values in a URL are text; converts them to numbers and flags where the input expects them. */
function readTexts(
  texts: Record<string, unknown>,
  fields: Record<string, JsonSchema>,
): Record<string, unknown> {
  const read = ([name, text]: [string, unknown]) => [name, readText(text, fields[name]?.type)]
  return Object.fromEntries(Object.entries(texts).map(read))
}

function readText(text: unknown, type: JsonSchema['type']): unknown {
  if (type === 'integer' || type === 'number') return toNumber(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

function toNumber(text: unknown): unknown {
  const value = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
