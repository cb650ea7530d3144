import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  type inferRouterError,
  initTRPC,
  type TRPCCombinedDataTransformer,
  type TRPCDataTransformer,
  type TRPCError,
  type TRPCErrorFormatter,
} from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { http } from 'msw'
import type { Contract, Contracts } from './contracts.ts'
import { type Exchange, whileConnected } from './exchange.ts'
import type { Mocks } from './procedure-types.ts'
import { type AnyMock, type Call, isStream, mockRunner } from './run-mock.ts'

export interface MockOptions<R extends AnyTRPCRouter, C> {
  /** Where the server answers, at any origin. `/trpc` by default. */
  endpoint?: string
  /** Inputs are parsed by them, with their defaults, and answers have to fit them. */
  contracts?: C
  /** The server's own. */
  transformer?: TRPCDataTransformer | TRPCCombinedDataTransformer
  /** The server's own, or one that answers the same. */
  errorFormatter?: TRPCErrorFormatter<object, inferRouterError<R>>
  /** The refusal that an error of a mock stands for, if it is not a `TRPCError`. Any other error is a fault of the mock. */
  toRefusal?: (error: unknown) => TRPCError | undefined
  /** Gives every message of a subscription an id: 1, 2 …, from the client's `lastEventId` on. */
  numbersMessages?: boolean
  /** Called with every fault of a mock; writes it to the console by default. */
  onFault?: (error: unknown) => void
}

export type TrpcMock<R extends AnyTRPCRouter, C extends Contracts = Record<never, never>> = ReturnType<
  typeof createTrpcMock<R, C>
>

type Kind = 'query' | 'mutation' | 'subscription'

/**
 * Answers the calls of a tRPC client by procedure name, with the types of the router. tRPC itself reads the requests and
 * writes the answers, so batches, streams, subscriptions, transformers and errors are those of a real server.
 */
export function createTrpcMock<R extends AnyTRPCRouter, C extends Contracts = Record<never, never>>({
  contracts,
  endpoint = '/trpc',
  errorFormatter,
  numbersMessages = false,
  onFault = (error) => console.error(error),
  toRefusal = () => undefined,
  transformer,
}: MockOptions<R, C> = {}) {
  const defaults = new Map<string, AnyMock>()
  const overrides = new Map<string, AnyMock>()
  const calls: Call[] = []
  const byName = new Map<string, Contract>(Object.entries(contracts ?? {}))
  const contractOf = (name: string) => byName.get(name) ?? {}
  const runner = mockRunner({
    findMock: (name) => overrides.get(name) ?? defaults.get(name),
    contractOf,
    toRefusal,
    onFault,
    numbersMessages,
  })
  const t = initTRPC.create({
    isDev: false,
    allowOutsideOfServer: true,
    ...(transformer && { transformer }),
    ...(errorFormatter && { errorFormatter }),
  })

  function procedureOf(name: string, kind: Kind, exchange: Exchange) {
    const run = ({ input }: { input: unknown }) => runner.run({ name, input: input ?? undefined }, exchange)
    const procedure = t.procedure
      .use(async ({ getRawInput, next }) => {
        calls.push({ name, input: (await getRawInput()) ?? undefined })
        return next()
      })
      .input(contractOf(name).input ?? ((sent: unknown) => sent))
    if (kind === 'subscription') {
      return procedure.subscription(async ({ input }) => {
        const answer = await run({ input })
        return isStream(answer) ? answer : onlyMessage(answer)
      })
    }
    return kind === 'query' ? procedure.query(run) : procedure.mutation(run)
  }

  function routerFor(names: string[], kind: Kind, exchange: Exchange) {
    return t.router(Object.fromEntries(names.map((name) => [name, procedureOf(name, kind, exchange)])))
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const at = pathname.lastIndexOf('/')
    const asked = decodeURIComponent(pathname.slice(at + 1))
    const names = searchParams.get('batch') === '1' ? asked.split(',') : [asked]
    const exchange: Exchange = { leaving: new AbortController() }
    const response = await fetchRequestHandler({
      router: routerFor(names, kindOf(request), exchange),
      endpoint: pathname.slice(0, at),
      req: await withBody(request),
    })
    return exchange.lost ?? (isStreamed(request) ? whileConnected(response, exchange) : response)
  }

  return {
    /** For `setupServer` or `setupWorker`. */
    handler: http.all(`*${endpoint}/:names`, ({ request }) => answer(request)),
    /** Calls a mock as a request does, for other ways to it. Throws a `TRPCError`, or a response instead of an answer. */
    async call(name: string, input: unknown): Promise<unknown> {
      const exchange: Exchange = { leaving: new AbortController() }
      try {
        return await callTRPCProcedure({
          router: routerFor([name], 'mutation', exchange),
          path: name,
          type: 'mutation',
          ctx: {},
          getRawInput: async () => input,
          signal: undefined,
          batchIndex: 0,
        })
      } catch (error) {
        throw exchange.lost ?? error
      }
    },
    /** All calls since the last `reset`. */
    calls,
    /** Sets answers that survive `reset`. */
    defaults: (mocks: Mocks<R, C>) => put(mocks, defaults),
    /** Sets answers until the next `reset`. */
    use: (mocks: Mocks<R, C>) => put(mocks, overrides),
    /** Also ends the calls whose answer has not come: a browser gives up all requests of a worker that keeps one open. */
    reset() {
      overrides.clear()
      calls.length = 0
      runner.endAll()
    },
  }
}

/** tRPC cannot read a call without input: it has no body. */
async function withBody(request: Request): Promise<Request> {
  const { headers, method, signal, url } = request
  if (method === 'GET' || !headers.get('content-type')?.startsWith('application/json')) return request
  return new Request(url, { method, headers, signal, body: (await request.text()) || 'null' })
}

async function* onlyMessage(message: unknown) {
  yield message
}

function isStreamed({ headers }: Request): boolean {
  return headers.has('trpc-accept') || /event-stream|jsonl/.test(headers.get('accept') ?? '')
}

function kindOf({ headers, method }: Request): Kind {
  if (headers.get('accept')?.includes('text/event-stream')) return 'subscription'
  return method === 'GET' ? 'query' : 'mutation'
}

function put(mocks: Record<string, AnyMock | undefined>, into: Map<string, AnyMock>) {
  for (const [name, mock] of Object.entries(mocks)) {
    if (mock) into.set(name, mock)
  }
}
