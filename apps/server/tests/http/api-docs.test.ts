import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { rows } from '../../src/rest/rows.ts'
import { fileApp } from '../support/test-app.ts'

const { visitor } = await fileApp()

/** The calls in the product specification, with their fields and required fields. */
const DOCUMENTED: [call: string, sends: string[], required?: string[]][] = [
  ['GET /api/auth/session', []],
  ['POST /api/auth/login', ['username', 'password']],
  ['POST /api/auth/jwt/login', ['email', 'password']],
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

interface Operation {
  operationId: string
  summary: string
  security?: unknown[]
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  requestBody?: {
    content: { 'application/json': { schema: { properties: object; required: string[] } } }
  }
  responses: Record<string, { content: { 'application/json': { schema: Record<string, unknown> } } }>
}

interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

async function readDocument(): Promise<Document> {
  const { body } = await visitor().rest('GET', '/api/openapi.json')
  return body as Document
}

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  )

test('the document is valid OpenAPI 3.1', async () => {
  const document = await readDocument()
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('the validator detects a mistake', async () => {
  const { paths, ...rest } = await readDocument()
  const broken = { ...rest, paths: { 'no-slash': paths } }
  expect((await new Validator().validate(JSON.parse(JSON.stringify(broken)))).valid).toBe(false)
})

test.each(DOCUMENTED)('%s is documented with its fields', async (call, sends, required = sends) => {
  const operations = new Map<string, Operation>(operationsOf(await readDocument()))
  const schema = operations.get(call)?.requestBody?.content['application/json'].schema
  expect(operations.has(call)).toBe(true)
  expect(Object.keys(schema?.properties ?? {}).sort()).toEqual([...sends].sort())
  expect([...(schema?.required ?? [])].sort()).toEqual([...required].sort())
})

test('every row is documented with a unique operation ID', async () => {
  const operations = operationsOf(await readDocument())
  expect(operations.map(([call]) => call).sort()).toEqual(
    rows.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length)
})

test('lists are plain arrays with pagination, and all refusals have the same shape', async () => {
  const document = await readDocument()
  const list = document.paths['/api/users']?.get
  expect(list?.responses[200]?.content['application/json'].schema.type).toBe('array')
  expect(list?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'limit', in: 'query', required: false }),
      expect.objectContaining({ name: 'cursor', in: 'query', required: false }),
    ]),
  )
  for (const [, { responses }] of operationsOf(document)) {
    expect(responses.default?.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Error',
    })
  }
})

test('a call is documented with its defaults, and without input fixed by its path', async () => {
  const { paths } = await readDocument()
  const parametersOf = (path: string) =>
    Object.fromEntries((paths[path]?.get?.parameters ?? []).map(({ name, schema }) => [name, schema.default]))
  expect(parametersOf('/api/users')).toMatchObject({ limit: 500 })
  expect(parametersOf('/api/invitations')).toMatchObject({ limit: 500, show: 'all' })
  expect(parametersOf('/api/agreements/boldsign-documents')).toEqual({})
})

test('calls that need a session say so, and others do not', async () => {
  const operations = new Map<string, Operation>(operationsOf(await readDocument()))
  expect(operations.get('GET /api/users')?.security).toEqual([{ session: [] }])
  expect(operations.get('POST /api/auth/jwt/login')).not.toHaveProperty('security')
})

test('the readable page lists every call', async () => {
  const { headers, status, text } = await visitor().rest('GET', '/api/docs')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { method, path, summary } of rows) {
    expect(text).toContain(`${method} ${path}`)
    expect(text).toContain(summary)
  }
  expect(text).not.toMatch(/<script|undefined|\[object/)
})
