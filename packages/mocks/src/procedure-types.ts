import type { TallgrassRouter } from '@tallgrass/client'
import type * as typed from 'trpc-msw-typed'
import type { ProcedureContracts } from './contracts.gen.ts'

/** The full name of every procedure, such as 'admin.users.list'. */
export type ProcedureName = typed.ProcedureName<TallgrassRouter>

/** The input as the procedure gets it: parsed by its contract, with its defaults. */
export type MockedInput<Name extends ProcedureName> = typed.MockedInput<
  TallgrassRouter,
  Name,
  ProcedureContracts
>

/** Mocks by procedure name. */
export type Mocks = typed.Mocks<TallgrassRouter, ProcedureContracts>
