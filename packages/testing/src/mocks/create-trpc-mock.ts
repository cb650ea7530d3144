import type { AnyRouter } from '@trpc/server'
import { http } from 'msw'
import type { Mocks } from './procedure-types.ts'
import { type Answer, type Call, readCalls, toFailure, toResponse, toSuccess } from './trpc-wire.ts'

// NOTE the input of a call was made by the typed client, so the mock may trust the type it is given.
type AnyMock = (input: never) => unknown

/**
 * Answers the calls of the browser application by procedure name, with the types of the router.
 * A mock refuses by throwing an `AppError`; `throw HttpResponse.error()` is a server out of reach.
 */
export function createTrpcMock<R extends AnyRouter>() {
  const defaults = new Map<string, AnyMock>()
  const overrides = new Map<string, AnyMock>()
  const calls: Call[] = []

  async function answer(call: Call): Promise<Answer> {
    calls.push(call)
    try {
      const mock = overrides.get(call.name) ?? defaults.get(call.name)
      if (!mock) throw new Error(`There is no mock of ${call.name}`)
      return toSuccess(await mock(call.input as never))
    } catch (error) {
      // msw answers with a thrown response itself, for the whole batch.
      if (error instanceof Response) throw error
      return toFailure(error)
    }
  }

  return {
    handler: http.all('*/trpc/:names', async ({ request }) => {
      const { batched, received } = await readCalls(request)
      return toResponse(await Promise.all(received.map(answer)), batched)
    }),
    /** Every call that arrived since the last `reset`. */
    calls,
    /** Answers that stay. */
    defaults: (mocks: Mocks<R>) => put(mocks, defaults),
    /** Answers for one test. */
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
