import { INTERNAL_SENTENCE, invalidInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AnyRouter } from '@trpc/server'
import { http } from 'msw'
import type { z } from 'zod'
import { procedureContracts } from './contracts.gen.ts'
import { answerPath } from './path-wire.ts'
import type { Mocks } from './procedure-types.ts'
import { type Answer, type Call, readCalls, toFailure, toResponse, toSuccess } from './trpc-wire.ts'

// NOTE the contract of its procedure has checked the input, so a mock may trust its type.
type AnyMock = (input: never) => unknown

interface Contract {
  input?: z.ZodType
  output: z.ZodType
}

const contracts: Record<string, Contract> = procedureContracts

/**
 * Answers the browser application's calls by procedure name, with the router's types, over tRPC and by REST path. Inputs
 * are parsed by their contracts, and answers must fit theirs. A mock throws an `AppError` to refuse, and
 * `HttpResponse.error()` to simulate an unreachable server.
 */
export function createTrpcMock<R extends AnyRouter>() {
  const defaults = new Map<string, AnyMock>()
  const overrides = new Map<string, AnyMock>()
  const calls: Call[] = []

  async function run(call: Call): Promise<unknown> {
    calls.push(call)
    const contract = contracts[call.name]
    if (!contract) throw new Error(`There is no procedure ${call.name}`)
    const input = readInput(contract, call.input)
    const mock = overrides.get(call.name) ?? defaults.get(call.name)
    if (!mock) throw new Error(`There is no mock for ${call.name}`)
    const output = contract.output.safeParse(await mock(input as never))
    if (!output.success)
      throw new Error(`The mock for ${call.name} does not match its contract`, {
        cause: output.error,
      })
    return output.data
  }

  async function answer(call: Call): Promise<Answer> {
    try {
      return toSuccess(await run(call))
    } catch (error) {
      return toFailure(asRefusal(error))
    }
  }

  return {
    handler: http.all('*/trpc/:names', async ({ request }) => {
      const { batched, received } = await readCalls(request)
      return toResponse(await Promise.all(received.map(answer)), batched)
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
    reset() {
      overrides.clear()
      calls.length = 0
    },
  }
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
