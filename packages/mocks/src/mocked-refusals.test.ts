import { appRouter, toTRPCError } from '@tallgrass/api'
import { AppError, errorCodes } from '@tallgrass/domain'
import { TRPCError } from '@trpc/server'
import { getErrorShape } from '@trpc/server/shared'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTrpcMock } from './create-trpc-mock.ts'

const mock = createTrpcMock()
const server = setupServer(mock.handler)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

/** The real server's response when a verb throws. */
function realAnswer(refusal: AppError) {
  const error = toTRPCError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: refusal }))
  const call = { ctx: undefined, input: undefined, path: 'auth.login', type: 'mutation' } as const
  return JSON.stringify({ error: getErrorShape({ config: appRouter._def._config, error, ...call }) })
}

test.each(errorCodes)('a mocked %s arrives as the real server sends it', async (code) => {
  const refusal = new AppError(code, 'That is not possible now', {
    issues: [{ path: 'email', message: 'That email is already registered' }],
    details: { yours: { version: 1, name: 'Maren' }, theirs: { version: 2, name: null } },
    retryAfterSeconds: 30,
    isOutage: true,
  })
  mock.use({
    'auth.login'() {
      throw refusal
    },
  })
  const body = JSON.stringify({ email: 'client@tallgrass.example', password: 'Prairie2026!' })

  const response = await fetch('http://mocked.test/trpc/auth.login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

  const real = JSON.parse(realAnswer(refusal))
  expect(await response.json()).toEqual(real)
  expect(response.status).toBe(real.error.data.httpStatus)
})
