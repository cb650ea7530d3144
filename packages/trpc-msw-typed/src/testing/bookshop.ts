import { initTRPC, tracked } from '@trpc/server'
import { z } from 'zod'

const book = z.object({ id: z.number().int(), title: z.string() })
const listInput = z.object({ author: z.string().optional(), limit: z.number().max(100).default(20) })

/** What the mocks parse by; the other procedures have no contract. */
export const contracts = {
  'books.list': { input: listInput, output: z.array(book) },
  'books.added': { output: book },
}

const t = initTRPC.create()

const bookshop = t.router({
  opensAt: t.procedure.query(() => '09:00'),
  books: t.router({
    list: t.procedure
      .input(listInput)
      .output(z.array(book))
      .query(() => []),
    count: t.procedure.query(() => 0),
    add: t.procedure.input(z.object({ title: z.string() })).mutation(({ input }) => ({ id: 1, ...input })),
    added: t.procedure.subscription(async function* () {
      yield tracked('1', { id: 1, title: 'Walden' })
    }),
  }),
})

/** A router whose procedures no test calls: only its type counts. */
export type Bookshop = typeof bookshop
