import type { AppRouter } from '@tallgrass/api'
import type { inferRouterError, inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { expectTypeOf, test } from 'vitest'
import type { TallgrassInputs, TallgrassOutputs, TallgrassRouter } from './router.ts'

// The compiler runs this test: `npm run check:types` fails where the client's types differ from the server's.

test('what goes in and out, and what is refused, has the types of the server', () => {
  expectTypeOf<TallgrassInputs>().toEqualTypeOf<inferRouterInputs<AppRouter>>()
  expectTypeOf<TallgrassOutputs>().toEqualTypeOf<inferRouterOutputs<AppRouter>>()
  expectTypeOf<inferRouterError<TallgrassRouter>>().toEqualTypeOf<inferRouterError<AppRouter>>()
})
