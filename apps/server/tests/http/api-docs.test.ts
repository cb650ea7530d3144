import { Validator } from '@seriousme/openapi-schema-validator'
import { rows } from '@tallgrass/api/paths/rows.ts'
import { errorCodes } from '@tallgrass/domain'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { fileApp } from '../support/test-app.ts'

const { app, visitor } = await fileApp()

/** The calls in the product specification, with their fields and required fields. */
const DOCUMENTED: [call: string, sends: string[], required?: string[]][] = [
  ['GET /api/auth/session', []],
  ['POST /api/auth/login', ['username', 'password', 'code'], ['username', 'password']],
  ['POST /api/auth/jwt/login', ['email', 'password', 'code'], ['email', 'password']],
  ['POST /api/auth/jwt/register', ['name', 'email', 'password', 'org'], ['name', 'email', 'password']],
  ['POST /api/auth/logout', []],
  ['POST /api/auth/password', ['currentPassword', 'newPassword']],
  ['POST /api/auth/password/forgot', ['email']],
  ['POST /api/auth/password/reset', ['token', 'password']],
  ['GET /api/demos/{demoId}/stack', []],
  ['GET /api/users', []],
  ['GET /api/auth/jwt/users', []],
  ['POST /api/auth/jwt/elevate-user', ['email', 'role']],
  ['GET /api/invitations', []],
  ['POST /api/invitations', ['firstName', 'lastName', 'email', 'role']],
  ['DELETE /api/invitations/{id}', []],
  ['GET /api/invitations/{token}/validate', []],
  ['POST /api/invitations/{token}/accept', ['username', 'password']],
]

type Schema = Record<string, unknown> & { $ref?: string; properties?: object; required?: string[] }

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, { schema: Schema }> }>
}

interface Document {
  openapi: string
  info: { description: string }
  tags: { name: string; description: string }[]
  'x-tagGroups': { tags: string[] }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, unknown> }
}

async function readDocument(): Promise<Document> {
  const { body } = await visitor().rest('GET', '/api/openapi.json')
  return body as Document
}

const document = await readDocument()
const operations = new Map<string, Operation>(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  ),
)
const resolve = (schema: Schema | undefined) =>
  schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the validator detects a mistake', async () => {
  const { paths, ...rest } = document
  const broken = { ...rest, paths: { 'no-slash': paths } }
  expect((await new Validator().validate(JSON.parse(JSON.stringify(broken)))).valid).toBe(false)
})

test.each(DOCUMENTED)('%s is documented with its fields', (call, sends, required = sends) => {
  const schema = resolve(operations.get(call)?.requestBody?.content['application/json'].schema)
  expect(operations.has(call)).toBe(true)
  expect(Object.keys(schema?.properties ?? {}).sort()).toEqual([...sends].sort())
  expect([...(schema?.required ?? [])].sort()).toEqual([...required].sort())
})

test('every row is documented, and every operation has an ID of its own', () => {
  const calls = rows.map(({ method, path }) => `${method} ${path}`)
  expect(calls.filter((call) => !operations.has(call))).toEqual([])
  const ids = [...operations.values()].map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('lists are plain arrays of named schemas with pagination', () => {
  const list = operations.get('GET /api/users')
  expect(list?.responses[200]).toMatchObject({
    headers: { Link: {} },
    content: {
      'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/User' } } },
    },
  })
  expect(list?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'limit', in: 'query', required: false }),
      expect.objectContaining({ name: 'cursor', in: 'query', required: false }),
    ]),
  )
})

/** Statuses of their own: the file has no such part (RFC 9110), or another request goes on with it (RFC 4918). */
const OF_FILES = ['416', '423']

test('every refusal is an error with one of the known codes', () => {
  expect(document.components.schemas.Error?.properties).toMatchObject({
    code: { enum: errorCodes.filter((code) => code !== 'UPGRADE_NEEDED') },
  })
  for (const [call, { responses }] of operations) {
    const refusals = Object.entries(responses).filter(
      ([status]) => status >= '400' && !OF_FILES.includes(status),
    )
    expect(Object.keys(responses), call).toEqual(expect.arrayContaining(['429', '500', '503']))
    expect(refusals.filter(([, { $ref }]) => !$ref?.startsWith('#/components/responses/'))).toEqual([])
  }
})

test('the answer to a method that a path does not have is described for all paths', () => {
  expect(document.info.description).toContain('refuses other methods with 405 METHOD_NOT_ALLOWED')
})

test('a creation is documented with 201 and its location if it has one, an update with If-Match', () => {
  const headersOf = (call: string) => Object.keys(operations.get(call)?.responses[201]?.headers ?? {})
  expect(headersOf('POST /api/admin/invoices')).toEqual(['ETag', 'Location'])
  expect(headersOf('POST /api/projects/{id}/tasks')).toEqual(['ETag'])
  expect(headersOf('POST /api/admin/payments/{paymentId}/refunds')).toEqual([])
  expect(operations.get('PUT /api/projects/{id}')?.parameters).toContainEqual(
    expect.objectContaining({ name: 'If-Match', in: 'header', required: false }),
  )
})

test.each([
  ['GET /api/invoices/{id}/invoice.pdf', 'application/pdf'],
  ['GET /api/admin/audit.csv', 'text/csv; charset=utf-8'],
  ['GET /api/projects/{id}/evidence.zip', 'application/zip'],
  ['POST /api/webhooks/stripe', 'application/json'],
  ['GET /api/ready', 'application/json'],
])('%s is documented as %s', (call, type) => {
  expect(Object.keys(operations.get(call)?.responses[200]?.content ?? {})).toEqual([type])
})

test('a call is documented with its defaults, and without input fixed by its path', () => {
  const defaultsOf = (path: string) =>
    Object.fromEntries(
      (document.paths[path]?.get?.parameters ?? []).map(({ name, schema }) => [name, schema.default]),
    )
  expect(defaultsOf('/api/users')).toMatchObject({ limit: 500 })
  expect(defaultsOf('/api/admin/leads')).toMatchObject({ limit: 50 })
  expect(defaultsOf('/api/invitations')).toMatchObject({ limit: 500, show: 'all' })
  expect(defaultsOf('/api/agreements/boldsign-documents')).toEqual({})
})

test('calls that need a session say so, and others do not', () => {
  expect(operations.get('GET /api/users')?.security).toEqual([{ session: [] }])
  expect(operations.get('POST /api/auth/jwt/login')?.security).toEqual([])
})

test('every tag has a sentence and a place in one group', () => {
  const used = new Set([...operations.values()].flatMap(({ tags }) => tags))
  const grouped = document['x-tagGroups'].flatMap(({ tags }) => tags)
  expect(document.tags.filter(({ description }) => !description.endsWith('.'))).toEqual([])
  expect(document.tags.map(({ name }) => name)).toEqual(grouped)
  expect(grouped.toSorted()).toEqual([...used].sort())
})

const ajv = new Ajv2020({ strict: false, schemas: [{ ...document, $id: 'api' }] })
addFormats.default(ajv)
ajv.addFormat('base64', true)

/** What is shown for a body, an answer or a parameter but does not fit its schema. */
function misfits(place: string, shown: unknown): string[] {
  if (typeof shown !== 'object' || shown === null) return []
  if ('schema' in shown && ('example' in shown || 'examples' in shown)) {
    const validate = ajv.compile({ $ref: encodeURI(`api#${place}/schema`) })
    const named = Object.values('examples' in shown ? Object(shown.examples) : {})
    const values = 'example' in shown ? [shown.example] : named.map((each) => Object(each).value)
    return values.flatMap((value) =>
      validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`],
    )
  }
  return Object.entries(shown).flatMap(([key, inner]) =>
    misfits(`${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, inner),
  )
}

test('every call of a procedure shows an answer and what to send, and all examples fit their schemas', () => {
  for (const { method, path, status } of rows) {
    const { requestBody, responses } = operations.get(`${method} ${path}`) ?? {}
    for (const each of [responses?.[status], requestBody ?? responses?.[status]])
      expect(each?.content?.['application/json'], `${method} ${path}`).toHaveProperty('example')
  }
  expect(misfits('/paths', document.paths)).toEqual([])
  expect(misfits('/components/responses', document.components.responses)).toEqual([])
})

test('an example that does not fit is found', () => {
  const broken = { schema: {}, example: { total: 'many' } }
  expect(misfits('/components/responses/INTERNAL/content/application~1json', broken)).toHaveLength(1)
})

test('the document is sent compressed, and again only when it has changed', async () => {
  const get = (headers: Record<string, string>) =>
    app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br', ...headers } })
  const { headers } = await get({})
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test('the reference asks only this site, and says what to do without scripts', async () => {
  const { headers, status, text } = await visitor().rest('GET', '/api/docs')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const [, configuration = ''] = /data-configuration="([^"]*)"/.exec(text) ?? []
  expect(JSON.parse(configuration.replaceAll('&quot;', '"'))).toMatchObject({
    url: '/api/openapi.json',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
  })
  expect(text).not.toMatch(/https?:/)
  const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(scripts.filter((attributes) => !attributes?.includes(' src="/docs/'))).toEqual([])
  expect(text).toContain('<noscript>')
})
