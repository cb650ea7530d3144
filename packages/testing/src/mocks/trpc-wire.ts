import type { AppRouter } from '@tallgrass/api'
import { refusalStatuses } from '@tallgrass/contracts'
import type { AppError } from '@tallgrass/domain'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { HttpResponse, type JsonBodyType } from 'msw'

type ErrorShape = AppRouter['_def']['_config']['$types']['errorShape']

export interface Call {
  name: string
  input: unknown
}

export interface Answer {
  status: number
  body: JsonBodyType
}

/** The calls in one request: a single one, or several from the client's batch link. */
export async function readCalls(request: Request): Promise<{ received: Call[]; batched: boolean }> {
  const { pathname, searchParams } = new URL(request.url)
  const names = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)).split(',')
  const batched = searchParams.has('batch')
  const sent = request.method === 'GET' ? searchParams.get('input') : await request.text()
  const inputs = sent ? JSON.parse(sent) : undefined
  const received = names.map((name, index) => ({ name, input: batched ? inputs?.[index] : inputs }))
  return { received, batched }
}

export function toResponse(answers: Answer[], batched: boolean) {
  const statuses = new Set(answers.map(({ status }) => status))
  const bodies = answers.map(({ body }) => body)
  // Mixed outcomes in one response get a 207, as from the real server.
  const status = statuses.size === 1 ? answers[0]?.status : 207
  return HttpResponse.json(batched ? bodies : bodies[0], status ? { status } : {})
}

export function toSuccess(data: unknown): Answer {
  return { status: 200, body: { result: data === undefined ? {} : { data: toJson(data) } } }
}

/** A refusal in the format of the API's error formatter. */
export function toFailure(error: AppError): Answer {
  const { code, details, factors, isOutage, issues, message, retryAfterSeconds } = error
  const outage = isOutage || undefined
  const { http, trpc } = refusalStatuses[code]
  const shape: ErrorShape = {
    code: TRPC_ERROR_CODES_BY_KEY[trpc],
    message,
    data: {
      code,
      httpStatus: http,
      issues,
      details,
      factors,
      retryAfterSeconds,
      outage,
      requestId: undefined,
    },
  }
  return { status: http, body: { error: toJson(shape) } }
}

function toJson(value: unknown): JsonBodyType {
  return JSON.parse(JSON.stringify(value))
}
