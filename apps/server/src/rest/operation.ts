import type { ProcedureMeta } from '@tallgrass/api'
import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import type { AnswerHeader } from '@tallgrass/api/paths/row.ts'
import type { ErrorCode } from '@tallgrass/domain'
import type { Refusals } from './refusals.ts'

export type Access = NonNullable<ProcedureMeta['access']>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

/** One operation of the API, with or without a procedure. */
export interface OperationFacts {
  method: string
  path: string
  tag: string
  summary: string
  description: string
  access: Access
  parameters: Parameter[]
  /** `required` unless callers may omit every field. */
  body: { schema: JsonSchema; required: boolean } | undefined
  answer: { status: number; type: string; schema: JsonSchema; headers: (AnswerHeader | 'Location')[] }
  refuses: Iterable<ErrorCode>
}

const ACCESS = {
  ANYONE: 'Anyone',
  USER: 'Anyone signed in',
  CLIENT: 'Clients',
  ADMIN: 'Administrators',
} as const

export interface Content {
  [type: string]: { schema: JsonSchema }
}

/** The operation object of OpenAPI 3.1, as far as we use it. */
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { $ref: string } | { description: string; headers?: object; content: Content }>
}

export function toOperation(facts: OperationFacts, refusals: Refusals): Operation {
  const { access, answer, body, description, method, parameters, path, refuses, summary, tag } = facts
  return {
    operationId: operationIdOf(method, path),
    tags: [tag],
    summary,
    description: `${ACCESS[access]} may call this. ${description}`.trim(),
    security: access === 'ANYONE' ? [] : [{ session: [] }],
    parameters,
    ...(body && {
      requestBody: { required: body.required, content: { 'application/json': { schema: body.schema } } },
    }),
    responses: {
      [answer.status]: {
        description: answer.status === 201 ? 'Created' : 'OK',
        ...(answer.headers.length > 0 && { headers: Object.fromEntries(answer.headers.map(toHeader)) }),
        content: { [answer.type]: { schema: answer.schema } },
      },
      ...refusals.refer(refuses),
    },
  }
}

function toHeader(name: string) {
  return [name, { $ref: `#/components/headers/${name}` }]
}

/** `GET /api/projects/{id}/tasks` becomes `getApiProjectsIdTasks`. */
export function operationIdOf(method: string, path: string): string {
  const words = path.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W+$/, '')
  return `${method.toLowerCase()}${words}`
}

/** Refusals that follow from the access level, method and input. */
export function usualRefusals(facts: {
  access: Access
  isWrite: boolean
  hasBody: boolean
  hasInput: boolean
  namesRecord: boolean
}): ErrorCode[] {
  const { access, hasBody, hasInput, isWrite, namesRecord } = facts
  return [
    ...(hasInput || hasBody ? (['INVALID'] as const) : []),
    ...(access === 'ANYONE' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(isWrite || access === 'ADMIN' || access === 'CLIENT' ? (['FORBIDDEN'] as const) : []),
    ...(namesRecord ? (['NOT_FOUND'] as const) : []),
    ...(isWrite && (namesRecord || access !== 'ANYONE') ? (['CONFLICT', 'ILLEGAL_TRANSITION'] as const) : []),
    ...(isWrite ? (['STORAGE_FULL'] as const) : []),
    ...(hasBody ? (['TOO_LARGE', 'NOT_JSON'] as const) : []),
    'RATE_LIMITED',
    'NOT_READY',
    'INTERNAL',
  ]
}
