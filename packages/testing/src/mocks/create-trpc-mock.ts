import type { AnyRouter } from '@trpc/server'
import { http } from 'msw'
import type { Mocks } from './procedure-types.ts'
import { type Answer, type Call, readCalls, toFailure, toResponse, toSuccess } from './trpc-wire.ts'

// NOTE the typed client creates the input of a call, so a mock may trust its type.
type AnyMock = (input: never) => unknown

/**
 * Answers the browser application's calls by procedure name, with the router's types.
 * A mock throws an `AppError` to refuse, and `HttpResponse.error()` to simulate an unreachable server.
 */
export function createTrpcMock<R extends AnyRouter>() {
  const defaults = new Map<string, AnyMock>()
  const overrides = new Map<string, AnyMock>()
  const calls: Call[] = []

  async function answer(call: Call): Promise<Answer> {
    calls.push(call)
    try {
      const mock = overrides.get(call.name) ?? defaults.get(call.name)
      if (!mock) throw new Error(`There is no mock for ${call.name}`)
      return toSuccess(await mock(call.input as never))
    } catch (error) {
      // msw itself answers with a thrown response, for the whole batch.
      if (error instanceof Response) throw error
      return toFailure(error)
    }
  }

  return {
    handler: http.all('*/trpc/:names', async ({ request }) => {
      const { batched, received } = await readCalls(request)
      return toResponse(await Promise.all(received.map(answer)), batched)
    }),
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

function put(mocks: Record<string, AnyMock | undefined>, into: Map<string, AnyMock>) {
  for (const [name, mock] of Object.entries(mocks)) {
    if (mock) into.set(name, mock)
  }
}
