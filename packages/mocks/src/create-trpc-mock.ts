import type { TallgrassRouter } from '@tallgrass/client'
import { http } from 'msw'
import * as typed from 'trpc-msw-typed'
import { type ProcedureContracts, procedureContracts } from './contracts.gen.ts'
import { answerPath } from './path-wire.ts'
import { formatError, toRefusal } from './refusals.ts'

/**
 * Answers the browser application's calls by procedure name, with the router's types, over tRPC and by REST path. Inputs
 * are parsed by their contracts, and answers must fit theirs. A mock throws an `AppError` to refuse, and
 * `HttpResponse.error()` to simulate an unreachable server. The mock of a subscription returns a stream: `pushedStream`.
 */
export function createTrpcMock({ endpoint = '/trpc' }: { endpoint?: string } = {}) {
  const mock = typed.createTrpcMock<TallgrassRouter, ProcedureContracts>({
    contracts: procedureContracts,
    endpoint,
    errorFormatter: formatError,
    numbersMessages: true,
    toRefusal,
  })
  return {
    ...mock,
    /** Answers the REST paths with the same mocks. */
    pathHandler: http.all('*/api/*', ({ request }) => answerPath(request, mock.call)),
  }
}
