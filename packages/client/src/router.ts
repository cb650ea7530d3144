import type { RefusalData } from '@tallgrass/contracts'
import type { inferRouterInputs, inferRouterOutputs, TRPCBuiltRouter, TRPCErrorShape } from '@trpc/server'
import type { Procedures } from './procedures.gen.ts'

/** What clients know of the server's router. */
export type TallgrassRouter = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: TRPCErrorShape<RefusalData>; transformer: false },
  Procedures
>

/** The inputs of all procedures: `TallgrassInputs['admin']['leads']['list']`. */
export type TallgrassInputs = inferRouterInputs<TallgrassRouter>

/** The outputs of all procedures, as the client receives them. */
export type TallgrassOutputs = inferRouterOutputs<TallgrassRouter>
