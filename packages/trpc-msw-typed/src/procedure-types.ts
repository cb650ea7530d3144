import type { StandardSchemaV1 } from '@standard-schema/spec'
import type {
  AnyTRPCProcedure,
  AnyTRPCRouter,
  AnyTRPCSubscriptionProcedure,
  inferProcedureInput,
  inferProcedureOutput,
  inferTransformedProcedureOutput,
  TrackedEnvelope,
} from '@trpc/server'

type Procedures<R extends AnyTRPCRouter> = R['_def']['record']
type RootTypes<R extends AnyTRPCRouter> = R['_def']['_config']['$types']

/** The full name of every procedure of a router, such as 'books.list'. */
export type ProcedureName<R extends AnyTRPCRouter> = NameIn<Procedures<R>>

type NameIn<Part> = {
  [Key in keyof Part & string]: Part[Key] extends AnyTRPCProcedure ? Key : `${Key}.${NameIn<Part[Key]>}`
}[keyof Part & string]

type ProcedureAt<Part, Name> = Name extends keyof Part
  ? Part[Name]
  : Name extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Part
      ? ProcedureAt<Part[Head], Rest>
      : never
    : never

/** The input as the mock gets it: parsed by its contract, if it has one; otherwise as the client sends it. */
export type MockedInput<R extends AnyTRPCRouter, Name, C = Record<never, never>> = Name extends keyof C
  ? C[Name] extends { input: infer Input extends StandardSchemaV1 }
    ? StandardSchemaV1.InferOutput<Input>
    : undefined
  : ProcedureAt<Procedures<R>, Name> extends infer P extends AnyTRPCProcedure
    ? inferProcedureInput<P>
    : never

/** The output as the client receives it; of a subscription, the stream of its messages. */
export type MockedOutput<R extends AnyTRPCRouter, Name, C = Record<never, never>> =
  ProcedureAt<Procedures<R>, Name> extends infer P extends AnyTRPCProcedure
    ? P extends AnyTRPCSubscriptionProcedure
      ? AsyncIterable<MessageOf<P, Name, C>>
      : inferTransformedProcedureOutput<RootTypes<R>, P>
    : never

/** One message of a subscription. */
type MessageOf<P extends AnyTRPCProcedure, Name, C> = Name extends keyof C
  ? C[Name] extends { output: infer Output extends StandardSchemaV1 }
    ? StandardSchemaV1.InferInput<Output>
    : never
  : inferProcedureOutput<P> extends AsyncIterable<infer Message>
    ? Sent<Message>
    : never

/** Clients receive `{ id, data }` where the server says `tracked(id, data)`. */
type Sent<Message> = Message extends { id: string; data: infer Data }
  ? TrackedEnvelope<Data> | Message
  : Message

/** Mocks by procedure name. */
export type Mocks<R extends AnyTRPCRouter, C = Record<never, never>> = {
  [Name in ProcedureName<R>]?: (
    input: MockedInput<R, Name, C>,
  ) => MockedOutput<R, Name, C> | Promise<MockedOutput<R, Name, C>>
}
