import type {
  AnyProcedure,
  AnyRouter,
  AnySubscriptionProcedure,
  inferTransformedProcedureOutput,
} from '@trpc/server'
import type { z } from 'zod'
import type { procedureContracts } from './contracts.gen.ts'

type Procedures<R extends AnyRouter> = R['_def']['record']
type RootTypes<R extends AnyRouter> = R['_def']['_config']['$types']

/** The full name of every procedure of a router, such as 'admin.users.list'. */
export type ProcedureName<R extends AnyRouter> = NameIn<Procedures<R>>

type NameIn<Part> = {
  [Key in keyof Part & string]: Part[Key] extends AnyProcedure ? Key : `${Key}.${NameIn<Part[Key]>}`
}[keyof Part & string]

type ProcedureAt<Part, Name> = Name extends keyof Part
  ? Part[Name]
  : Name extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Part
      ? ProcedureAt<Part[Head], Rest>
      : never
    : never

type Contracts = typeof procedureContracts

/** The input as the procedure gets it: parsed by the contract, with its defaults. */
export type MockedInput<Name> = Name extends keyof Contracts
  ? Contracts[Name] extends { input: infer Input extends z.ZodType }
    ? z.output<Input>
    : undefined
  : never

/** The output as the client receives it, as JSON; of a subscription, the stream of its messages. */
export type MockedOutput<R extends AnyRouter, Name extends ProcedureName<R>> =
  ProcedureAt<Procedures<R>, Name> extends infer P extends AnyProcedure
    ? P extends AnySubscriptionProcedure
      ? AsyncIterable<MessageOf<Name>>
      : inferTransformedProcedureOutput<RootTypes<R>, P>
    : never

/** One message of a subscription. */
type MessageOf<Name> = Name extends keyof Contracts ? z.input<Contracts[Name]['output']> : never

/** Mocks by procedure name. */
export type Mocks<R extends AnyRouter> = {
  [Name in ProcedureName<R>]?: (
    input: MockedInput<Name>,
  ) => MockedOutput<R, Name> | Promise<MockedOutput<R, Name>>
}
