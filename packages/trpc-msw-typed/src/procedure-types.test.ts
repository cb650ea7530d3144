import { type TrackedEnvelope, tracked } from '@trpc/server'
import { expectTypeOf, test } from 'vitest'
import type { MockedInput, MockedOutput, Mocks, ProcedureName } from './procedure-types.ts'
import { pushedStream } from './pushed-stream.ts'
import type { Bookshop, contracts } from './testing/bookshop.ts'

// The compiler runs these tests: a check of the types fails if a line compiles that must not.

interface Book {
  id: number
  title: string
}

type Parsed = typeof contracts

test('names, inputs and outputs match the router', () => {
  expectTypeOf<ProcedureName<Bookshop>>().toEqualTypeOf<
    'opensAt' | 'books.list' | 'books.count' | 'books.add' | 'books.added'
  >()
  expectTypeOf<MockedInput<Bookshop, 'books.add'>>().toEqualTypeOf<{ title: string }>()
  expectTypeOf<MockedInput<Bookshop, 'books.list'>>().toEqualTypeOf<{
    author?: string | undefined
    limit?: number | undefined
  }>()
  expectTypeOf<MockedOutput<Bookshop, 'books.count'>>().toEqualTypeOf<number>()
  expectTypeOf<MockedOutput<Bookshop, 'books.added'>>().toEqualTypeOf<
    AsyncIterable<TrackedEnvelope<Book> | { id: string; data: Book }>
  >()
})

test('contracts decide what a mock gets, and what a stream says', () => {
  expectTypeOf<MockedInput<Bookshop, 'books.list', Parsed>['limit']>().toEqualTypeOf<number>()
  expectTypeOf<MockedInput<Bookshop, 'books.added', Parsed>>().toEqualTypeOf<undefined>()
  expectTypeOf<MockedOutput<Bookshop, 'books.added', Parsed>>().toEqualTypeOf<
    AsyncIterable<{ id: number; title: string }>
  >()
})

test('a mock with an unknown procedure, field or type does not compile', () => {
  const wrong: Mocks<Bookshop>[] = [
    // @ts-expect-error a wrong procedure name
    { 'books.lists': () => [] },
    // @ts-expect-error a wrong input field
    { 'books.add': ({ titles }) => ({ id: 1, title: titles }) },
    // @ts-expect-error a missing output field
    { 'books.add': ({ title }) => ({ title }) },
    // @ts-expect-error a promise of the wrong type
    { 'books.count': async () => '1' },
    // @ts-expect-error messages of the wrong type
    { 'books.added': () => pushedStream(tracked('1', { id: 1 })) },
    // @ts-expect-error one message instead of a stream
    { 'books.added': () => ({ id: 1, title: 'Walden' }) },
  ]
  // @ts-expect-error missing procedures
  const incomplete: Required<Mocks<Bookshop>> = { opensAt: () => '09:00' }
  expectTypeOf([...wrong, incomplete]).toEqualTypeOf<Mocks<Bookshop>[]>()
})
