import { isTrackedEnvelope, TRPCError, tracked } from '@trpc/server'
import { HttpResponse } from 'msw'
import { type Contract, conforming } from './contracts.ts'
import { type Exchange, untilLeft } from './exchange.ts'
import { ConnectionLost } from './pushed-stream.ts'

export interface Call {
  name: string
  /** As it was sent. */
  input: unknown
}

// NOTE the contract has checked the input, so a mock may trust its type.
export type AnyMock = (input: never) => unknown

const ENDED = Symbol('ended')

export interface RunOptions {
  findMock: (name: string) => AnyMock | undefined
  contractOf: (name: string) => Contract
  toRefusal: (error: unknown) => TRPCError | undefined
  onFault: (error: unknown) => void
  numbersMessages: boolean
}

/** Runs mocks, until `endAll`. */
export function mockRunner({ contractOf, findMock, numbersMessages, onFault, toRefusal }: RunOptions) {
  let end = Promise.withResolvers<typeof ENDED>()

  async function run({ input, name }: Call, exchange: Exchange): Promise<unknown> {
    try {
      const mock = findMock(name)
      if (!mock) throw new Error(`There is no mock for ${name}`)
      const answer = await Promise.race([mock(input as never), end.promise])
      if (answer === ENDED) throw HttpResponse.error()
      if (isStream(answer)) return messagesOf({ name, input }, answer, exchange)
      return await conforming(name, contractOf(name), answer)
    } catch (error) {
      throw asRefusal(error, exchange)
    }
  }

  async function* messagesOf({ input, name }: Call, stream: AsyncIterable<unknown>, exchange: Exchange) {
    let number = Number(Object(input).lastEventId ?? 0)
    try {
      for await (const message of untilLeft(stream, exchange)) {
        number += 1
        const [id, data] = isTrackedEnvelope(message) ? message : [String(number), message]
        const checked = await conforming(name, contractOf(name), data)
        yield numbersMessages || isTrackedEnvelope(message) ? tracked(id, checked) : checked
      }
    } catch (error) {
      throw asRefusal(error, exchange)
    }
  }

  function asRefusal(error: unknown, exchange: Exchange): Error {
    if (error instanceof Response || error instanceof ConnectionLost) {
      exchange.lost = error instanceof Response ? error : HttpResponse.error()
      // tRPC ends a stream without a word after this error.
      return new DOMException('The connection is lost', 'AbortError')
    }
    if (error instanceof TRPCError) return error
    const refusal = toRefusal(error)
    if (refusal) return refusal
    onFault(error)
    return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error })
  }

  return {
    run,
    /** Calls without an answer lose their connection. */
    endAll() {
      end.resolve(ENDED)
      end = Promise.withResolvers()
    },
  }
}

export function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}
