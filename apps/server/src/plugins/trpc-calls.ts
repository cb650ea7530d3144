import { appRouter, toTRPCError } from '@tallgrass/api'
import type { Ctx } from '@tallgrass/core'
import { AppError, MAX_BATCH_SIZE } from '@tallgrass/domain'
import {
  type AnyTRPCProcedure,
  callTRPCProcedure,
  getErrorShape,
  getTRPCErrorFromUnknown,
  TRPCError,
} from '@trpc/server'
import { getHTTPStatusCode } from '@trpc/server/http'
import { readJson } from './json-body.ts'

/** One request as the standard client sends it (tRPC, "HTTP RPC Specification"; JSON without a transformer). */
export interface RpcRequest {
  method: string
  /** The procedure, or a comma-separated list of them in a batch. */
  path: string
  batch: boolean
  isJson: boolean
  /** JSON of the input; in a batch, of an object with each input under its index. */
  text: string | undefined
  /** Aborted when the client disconnects. */
  signal: AbortSignal
  /** Called once per request, even for a batch. */
  createCtx(): Promise<Ctx>
  /** Called for every failed call. */
  onError(error: TRPCError, path: string | undefined): void
}

export interface RpcAnswer {
  status: number
  /** JSON. */
  body: string
  errors: TRPCError[]
}

type Outcome = { result: { data: unknown } } | { error: ReturnType<typeof getErrorShape> }
type FinishedCall = { outcome: Outcome; error?: TRPCError }

export const procedures = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>),
)

/**
 * Runs the calls of a request concurrently. The library's adapter does the same through web requests and streams.
 *
 * A list of 20 takes 250 µs of CPU time instead of 402 µs (November 23, 2026, PostgreSQL, best of seven alternating
 * rounds on a shared machine, so approximate; `npm run bench -- list` with and without). Depends on tRPC's
 * `_def.procedures` of a router, `callTRPCProcedure`, `getErrorShape` and the shape of its responses.
 * `tests/http/trpc-transport.test.ts` sends good and bad requests to both this and the library, and compares.
 */
export async function answerRpc(request: RpcRequest): Promise<RpcAnswer> {
  const paths = request.batch ? request.path.split(',') : [request.path]
  const refused = refusalOf(request, paths)
  if (refused) return toAnswer([fail(request, refused, { path: undefined })], false)
  const context = await request.createCtx().then(
    (ctx) => ({ ctx }),
    (refusal: unknown) => ({ refusal }),
  )
  const inputs = inputsOf(request)
  const finished = await Promise.all(
    paths.map((path, place) => makeCall(request, { context, inputs, path, place })),
  )
  return toAnswer(finished, request.batch)
}

function refusalOf({ isJson }: RpcRequest, paths: string[]): TRPCError | undefined {
  if (!isJson) return new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  if (paths.length <= MAX_BATCH_SIZE) return undefined
  const cause = new AppError('INVALID', `One request can make at most ${MAX_BATCH_SIZE} calls`)
  return new TRPCError({ code: 'BAD_REQUEST', cause })
}

interface Call {
  context: { ctx: Ctx } | { refusal: unknown }
  inputs: (place: number) => unknown
  path: string
  place: number
}

async function makeCall(request: RpcRequest, { context, inputs, path, place }: Call): Promise<FinishedCall> {
  try {
    const type = typeFor(request.method, path)
    if ('refusal' in context) throw context.refusal
    const data = await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      ctx: context.ctx,
      getRawInput: async () => inputs(place),
      signal: request.signal,
      batchIndex: place,
    })
    return { outcome: { result: { data } } }
  } catch (cause) {
    return fail(request, cause, { path, ...context })
  }
}

/** Queries use GET and mutations use POST, so that following a link changes nothing. */
function typeFor(method: string, path: string): 'query' | 'mutation' {
  const type = method === 'GET' ? 'query' : 'mutation'
  const known = procedures.get(path)
  if (known && known._def.type !== type) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
  return type
}

/** Parsed when a call first needs its input: invalid JSON fails only the calls that take input. */
export function inputsOf({ batch, text }: Pick<RpcRequest, 'batch' | 'text'>): (place: number) => unknown {
  let read: unknown
  return (place) => {
    if (!text) return undefined
    read ??= readJson(text)
    if (!batch) return read
    if (typeof read !== 'object' || read === null || Array.isArray(read))
      throw new TRPCError({ code: 'BAD_REQUEST', message: 'The inputs of a batch are an object' })
    return Object.hasOwn(read, place) ? Reflect.get(read, place) : undefined
  }
}

function fail(
  request: RpcRequest,
  cause: unknown,
  at: { path: string | undefined; ctx?: Ctx },
): FinishedCall {
  const { error, shape } = describeFailure(request, cause, { type: 'unknown', ...at })
  return { outcome: { error: shape }, error }
}

interface FailedAt {
  path: string | undefined
  type: 'subscription' | 'unknown'
  ctx?: Ctx | undefined
}

/** The answer to a failed call, which is logged if the fault is ours. */
export function describeFailure({ onError }: RpcRequest, cause: unknown, { ctx, path, type }: FailedAt) {
  const error = toTRPCError(getTRPCErrorFromUnknown(cause))
  onError(error, path)
  const config = appRouter._def._config
  return { error, shape: getErrorShape({ config, error, type, path, input: undefined, ctx }) }
}

function toAnswer(finished: FinishedCall[], batch: boolean): RpcAnswer {
  const outcomes = finished.map(({ outcome }) => outcome)
  return {
    status: getHTTPStatusCode(outcomes),
    body: JSON.stringify(batch ? outcomes : outcomes[0]),
    errors: finished.flatMap(({ error }) => error ?? []),
  }
}
