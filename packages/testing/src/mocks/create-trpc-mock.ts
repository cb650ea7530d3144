import { INTERNAL_SENTENCE, invalidInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AnyRouter } from '@trpc/server'
import { HttpResponse, http } from 'msw'
import type { z } from 'zod'
import { procedureContracts } from './contracts.gen.ts'
import { isStream, toEventStream } from './event-stream.ts'
import { answerPath } from './path-wire.ts'
import type { Mocks } from './procedure-types.ts'
import { ConnectionLost } from './pushed-stream.ts'
import { type Answer, type Call, readCalls, toFailure, toResponse, toSuccess } from './trpc-wire.ts'

// NOTE the contract of its procedure has checked the input, so a mock may trust its type.
type AnyMock = (input: never) => unknown

interface Contract {
  input?: z.ZodType
  output: z.ZodType
}

const contracts: Record<string, Contract> = procedureContracts

const ENDED = Symbol('ended')

/**
 * Answers the browser application's calls by procedure name, with the router's types, over tRPC and by REST path. Inputs
 * are parsed by their contracts, and answers must fit theirs. A mock throws an `AppError` to refuse, and
 * `HttpResponse.error()` to simulate an unreachable server. The mock of a subscription returns a stream: `pushedStream`.
 */
export function createTrpcMock<R extends AnyRouter>() {
  const defaults = new Map<string, AnyMock>()
  const overrides = new Map<string, AnyMock>()
  const calls: Call[] = []
  let end = Promise.withResolvers<typeof ENDED>()

  async function run(call: Call): Promise<unknown> {
    calls.push(call)
    const contract = contracts[call.name]
    if (!contract) throw new Error(`There is no procedure ${call.name}`)
    const input = readInput(contract, call.input)
    const mock = overrides.get(call.name) ?? defaults.get(call.name)
    if (!mock) throw new Error(`There is no mock for ${call.name}`)
    const answer = await Promise.race([mock(input as never), end.promise])
    if (answer === ENDED) throw HttpResponse.error()
    const check = (message: unknown) => conforming(call.name, contract, message)
    if (!isStream(answer)) return check(answer)
    const after = Number(Object(input).lastEventId ?? 0)
    return toEventStream({ messages: answer, after, check, onError: reportFault })
  }

  async function answer(call: Call): Promise<Answer | Response> {
    try {
      const answered = await run(call)
      return answered instanceof Response ? answered : toSuccess(answered)
    } catch (error) {
      return toFailure(asRefusal(error))
    }
  }

  return {
    handler: http.all('*/trpc/:names', async ({ request }) => {
      const { batched, received } = await readCalls(request)
      const answers = await Promise.all(received.map(answer))
      // A subscription comes alone.
      return answers.find((one) => one instanceof Response) ?? toResponse(answers.filter(isAnswer), batched)
    }),
    /** Answers the REST paths with the same mocks. */
    pathHandler: http.all('*/api/*', ({ request }) =>
      answerPath(request, (name, input) => run({ name, input }), asRefusal),
    ),
    /** All calls since the last `reset`. */
    calls,
    /** Sets answers that survive `reset`. */
    defaults: (mocks: Mocks<R>) => put(mocks, defaults),
    /** Sets answers until the next `reset`. */
    use: (mocks: Mocks<R>) => put(mocks, overrides),
    /** Also ends the calls whose answer has not come: a browser gives up all requests of a worker that keeps one open. */
    reset() {
      overrides.clear()
      calls.length = 0
      end.resolve(ENDED)
      end = Promise.withResolvers()
    },
  }
}

function isAnswer(answered: Answer | Response): answered is Answer {
  return !(answered instanceof Response)
}

function conforming(name: string, { output }: Contract, answer: unknown): unknown {
  const parsed = output.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new Error(`The mock for ${name} does not match its contract`, { cause: parsed.error })
}

function reportFault(error: unknown) {
  if (!(error instanceof ConnectionLost)) console.error(error)
}

function readInput({ input }: Contract, sent: unknown): unknown {
  if (!input) return undefined
  const parsed = input.safeParse(sent)
  if (!parsed.success) throw invalidInput(parsed.error)
  return parsed.data
}

/** Any other error is a failure of the mock and goes to the console. */
function asRefusal(error: unknown): AppError {
  // msw itself answers with a thrown response, for the whole batch.
  if (error instanceof Response) throw error
  if (error instanceof AppError) return error
  console.error(error)
  return new AppError('INTERNAL', INTERNAL_SENTENCE)
}

function put(mocks: Record<string, AnyMock | undefined>, into: Map<string, AnyMock>) {
  for (const [name, mock] of Object.entries(mocks)) {
    if (mock) into.set(name, mock)
  }
}
