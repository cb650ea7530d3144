import { type JsonSchema, toJsonSchema } from './json-schema.ts'
import { rows } from './rows.ts'
import { definitionOf, type Row } from './table.ts'

const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'What went wrong, for people' },
    code: { type: 'string', description: 'What went wrong, for programs' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    details: {
      type: 'object',
      description:
        'With 409, when someone else changed the record first: what was sent and the current values',
      properties: { yours: { type: 'object' }, theirs: { type: 'object' } },
    },
    outage: {
      type: 'boolean',
      description: 'Only with 503, and always true: our database is unavailable, not an outside service',
    },
    requestId: { type: 'string', description: 'Only with 500: use it to find the cause in the log' },
  },
  required: ['error', 'code'],
}

const ACCESS = {
  ANYONE: 'Anyone',
  USER: 'Anyone signed in',
  CLIENT: 'Clients',
  ADMIN: 'Administrators',
} as const

/** The documented paths as OpenAPI 3.1, generated from the same table and schemas that serve them. */
export function openApiDocument(info: { title: string; version: string }) {
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {}
  for (const row of rows) {
    const operations = paths[row.path] ?? {}
    operations[row.method.toLowerCase()] = toOperation(row)
    paths[row.path] = operations
  }
  const session = { type: 'apiKey', in: 'cookie', name: '__Host-session' }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: { schemas: { Error: ERROR }, securitySchemes: { session } },
  }
}

function toOperation(row: Row) {
  const { inputs, meta, output } = definitionOf(row.procedure)
  const input = inputs[0] ? toJsonSchema(inputs[0], 'input') : {}
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const inBody = row.method === 'POST' || row.method === 'PUT'
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => !(name in row.fixed))
  const isRequired = (name: string) => input.required?.includes(name) ?? false
  const parameters = fields
    .filter(([name]) => inPath.includes(name) || !inBody)
    .map(([name, schema]) => {
      const place = inPath.includes(name) ? 'path' : 'query'
      return {
        name,
        in: place,
        required: place === 'path' || (isRequired(name) && !(name in row.defaults)),
        schema: name in row.defaults ? { ...schema, default: row.defaults[name] } : schema,
      }
    })
  const bodyFields = inBody ? fields.filter(([name]) => !inPath.includes(name)) : []
  return {
    operationId: `${row.method.toLowerCase()}${row.path.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W+$/, '')}`,
    summary: row.summary,
    description: `${ACCESS[meta.access]} may call this. Typed procedure: ${row.procedure}.`,
    ...(meta.access === 'ANYONE' ? {} : { security: [{ session: [] }] }),
    parameters,
    ...(bodyFields.length > 0 && { requestBody: toRequestBody(bodyFields, isRequired) }),
    responses: {
      200: { description: 'Success', content: jsonContent(toJsonSchema(row.schema ?? output, 'output')) },
      default: { description: 'Refused', content: jsonContent({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

function toRequestBody(fields: [string, JsonSchema][], isRequired: (name: string) => boolean) {
  const required = fields.map(([name]) => name).filter(isRequired)
  const schema = { type: 'object', properties: Object.fromEntries(fields), required }
  return { required: true, content: jsonContent(schema) }
}

function jsonContent(schema: JsonSchema) {
  return { 'application/json': { schema } }
}
