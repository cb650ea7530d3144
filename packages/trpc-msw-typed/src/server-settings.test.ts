import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { TRPCError } from '@trpc/server'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTrpcMock, type MockOptions } from './create-trpc-mock.ts'
import type { Bookshop } from './testing/bookshop.ts'

/** Marks all that passes through it. */
const transformer = {
  serialize: (value: unknown) => ({ packed: value }),
  deserialize: (value: { packed: unknown }) => value.packed,
}

class SoldOut extends Error {}

function mockAt(endpoint: string, options: MockOptions<Bookshop, Record<never, never>>) {
  const mock = createTrpcMock<Bookshop>({ endpoint, ...options })
  const server = setupServer(mock.handler)
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  return mock
}

test('requests and answers pass through the transformer of the server', async () => {
  const mock = mockAt('/api/rpc', { transformer })
  mock.use({ 'books.add': ({ title }) => ({ id: 7, title }) })
  const received: unknown[] = []
  const client = createTRPCClient<Bookshop>({
    links: [
      httpBatchLink({
        url: 'http://mocked.test/api/rpc',
        // The router of the types has no transformer.
        ...({ transformer } as object),
        async fetch(input, init) {
          const response = await fetch(input, init as RequestInit)
          received.push(await response.clone().json())
          return response
        },
      }),
    ],
  })
  expect(await client.books.add.mutate({ title: 'Walden' })).toEqual({ id: 7, title: 'Walden' })
  expect(mock.calls).toEqual([{ name: 'books.add', input: { title: 'Walden' } }])
  expect(received).toEqual([[{ result: { data: { packed: { id: 7, title: 'Walden' } } } }]])
})

test('errors of the server have their refusal and their form', async () => {
  const onFault = vi.fn()
  const mock = mockAt('/trpc', {
    onFault,
    toRefusal: (error) =>
      error instanceof SoldOut ? new TRPCError({ code: 'CONFLICT', cause: error }) : undefined,
    errorFormatter: ({ error, shape }) => ({
      ...shape,
      message: error.cause instanceof SoldOut ? 'It is sold out' : 'Something went wrong',
    }),
  })
  mock.use({
    opensAt() {
      throw new SoldOut()
    },
    'books.count'() {
      throw new TypeError('A typo')
    },
  })
  const client = createTRPCClient<Bookshop>({ links: [httpBatchLink({ url: 'http://mocked.test/trpc' })] })
  await expect(client.opensAt.query()).rejects.toMatchObject({
    message: 'It is sold out',
    data: { code: 'CONFLICT', httpStatus: 409 },
  })
  await expect(client.books.count.query()).rejects.toMatchObject({ message: 'Something went wrong' })
  expect(onFault.mock.calls).toEqual([[new TypeError('A typo')]])
})
