import type { ProcedureMeta } from '@tallgrass/api'
import type { JsonSchema } from '@tallgrass/api/paths/json-schema.ts'
import type { AnswerHeader } from '@tallgrass/api/paths/row.ts'
import type { ApiScope, ErrorCode } from '@tallgrass/domain'
import { type CodeSample, codeSamples, type TypedCall } from './code-samples.ts'
import type { Refusals } from './refusals.ts'

/** Headers of answers besides those of rows. */
type AnswerHeaderName = 'Location' | 'UploadOffset'

export type Access = NonNullable<ProcedureMeta['access']>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
  example?: unknown
}

/** One operation of the API, with or without a procedure. */
export interface OperationFacts {
  method: string
  path: string
  tag: string
  summary: string
  description: string
  access: Access
  /** What an API key needs; without one, no key is accepted. */
  scope?: ApiScope | undefined
  parameters: Parameter[]
  /** `required` unless callers may omit every field. */
  body: { type?: string; schema: JsonSchema; required: boolean; example?: unknown } | undefined
  /** Without `content`, the answer has no body. */
  answer: {
    status: number
    content: { type: string; schema: JsonSchema; example?: unknown } | undefined
    headers: (AnswerHeader | AnswerHeaderName)[]
  }
  /** Other answers without a body of ours, by status. */
  also?: Record<number, string> | undefined
  refuses: Iterable<ErrorCode>
  /** The procedure behind it, called with the examples. */
  call?: TypedCall
}

const ACCESS = {
  ANYONE: 'Anyone',
  USER: 'Anyone signed in',
  CLIENT: 'Clients',
  ADMIN: 'Administrators',
} as const

const DESCRIPTIONS: Record<number, string> = { 201: 'Created', 204: 'Done' }

export interface Content {
  [type: string]: { schema: JsonSchema; example?: unknown }
}

/** The operation object of OpenAPI 3.1, as far as we use it. */
export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  /** Alternatives. */
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { $ref: string } | { description: string; headers?: object; content?: Content }>
  'x-codeSamples': CodeSample[]
}

export function toOperation(facts: OperationFacts, refusals: Refusals): Operation {
  const {
    access,
    also = {},
    answer,
    body,
    description,
    method,
    parameters,
    path,
    refuses,
    scope,
    summary,
    tag,
  } = facts
  return {
    operationId: operationIdOf(method, path),
    tags: [tag],
    summary,
    description: [
      `${ACCESS[access]} may call this.`,
      scope && `API keys need the scope ${scope}.`,
      description,
    ]
      .filter(Boolean)
      .join(' '),
    security: securityOf(access, scope),
    parameters,
    ...(body && {
      requestBody: {
        required: body.required,
        content: toContent(body),
      },
    }),
    responses: {
      [answer.status]: {
        description: DESCRIPTIONS[answer.status] ?? 'OK',
        ...(answer.headers.length > 0 && { headers: Object.fromEntries(answer.headers.map(toHeader)) }),
        ...(answer.content && { content: toContent(answer.content) }),
      },
      ...toAlso(also),
      ...refusals.refer(refuses),
    },
    'x-codeSamples': codeSamples(facts),
  }
}

function toContent({
  example,
  schema,
  type = 'application/json',
}: {
  type?: string
  schema: JsonSchema
  example?: unknown
}): Content {
  return { [type]: { schema, ...(example !== undefined && { example }) } }
}

function securityOf(access: Access, scope: ApiScope | undefined): object[] {
  const withKey = scope ? [{ bearer: [] }] : []
  // An empty object stands for callers who present nothing.
  if (access === 'ANYONE') return scope ? [{}, ...withKey] : []
  return [{ session: [] }, ...withKey]
}

function toAlso(also: Record<number, string>) {
  return Object.fromEntries(Object.entries(also).map(([status, description]) => [status, { description }]))
}

function toHeader(name: string) {
  return [name.replace(/(?<=[a-z])(?=[A-Z])/g, '-'), { $ref: `#/components/headers/${name}` }]
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
    ...(isWrite || access !== 'ANYONE' ? (['FORBIDDEN'] as const) : []),
    ...(namesRecord ? (['NOT_FOUND'] as const) : []),
    ...(isWrite && (namesRecord || access !== 'ANYONE') ? (['CONFLICT', 'ILLEGAL_TRANSITION'] as const) : []),
    ...(isWrite ? (['STORAGE_FULL'] as const) : []),
    ...(hasBody ? (['TOO_LARGE', 'NOT_JSON'] as const) : []),
    'RATE_LIMITED',
    'NOT_READY',
    'INTERNAL',
  ]
}
